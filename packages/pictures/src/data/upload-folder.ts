import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files of a request lie until it is answered. */
export interface UploadFolder {
  /** A folder for one request. */
  open(): Promise<string>;
  close(folder: string): Promise<void>;
  /** Removes what a killed process left; call it once, before the first request. */
  dropLeftovers(): Promise<void>;
}

// Only folders of this name are ever removed: a wrong setting must not empty somebody's home.
const prefix = 'request-';

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** @param directory private to this process; made when missing. */
export const uploadFolder = (directory: string): UploadFolder => ({
  open: () => mkdtemp(join(directory, prefix)),
  close: remove,
  dropLeftovers: async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    for (const name of await readdir(directory)) if (name.startsWith(prefix)) await remove(join(directory, name));
  },
});
