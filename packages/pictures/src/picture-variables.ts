import { objectStoreVariables } from '@paltu/storage';
import { z } from 'zod';

/** The variables of a service that keeps pictures; it checks them by `oneObjectStore` of `@paltu/storage`. */
export const pictureVariables = {
  /** Where the pictures are. */
  ...objectStoreVariables,
  /** Folder of files on their way in; private to this process, emptied at start. */
  UPLOAD_DIR: z.string().min(1),
};
