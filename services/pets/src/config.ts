import { limitVariables } from '@paltu/limits';
import { serviceConfig } from '@paltu/service-kit';
import { objectStoreVariables, oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

export const petsConfig = serviceConfig
  .extend({
    /** Where the pictures are. */
    ...objectStoreVariables,
    /** Where it is kept who was counted today. */
    ...limitVariables,
    /** Folder of files on their way in; private to this process, emptied at start. */
    UPLOAD_DIR: z.string().min(1),
  })
  .superRefine(oneObjectStore);
