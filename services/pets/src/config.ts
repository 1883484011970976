import { loadConfig, serviceConfig } from '@paltu/service-kit';
import { z } from 'zod';

const schema = serviceConfig.extend({
  /** Folder of the pictures. */
  OBJECT_STORE_DIR: z.string().min(1),
  /** Folder of files on their way in; private to this process, emptied at start. */
  UPLOAD_DIR: z.string().min(1),
});

export type PetsConfig = z.output<typeof schema>;

/** The environment, checked. */
export const readConfig = (): PetsConfig => loadConfig(schema, process.env);
