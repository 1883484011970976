import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceUnavailable } from '@paltu/kernel';

/** Where the files of a request lie until it is answered. */
export interface UploadFolder {
  /** A folder for one request that brings so many bytes. @throws AppError 503 when all together would be too many */
  open(bytes: number): Promise<string>;
  close(folder: string): Promise<void>;
  /** Removes what a killed process left; call it once, before the first request. */
  dropLeftovers(): Promise<void>;
}

// Only folders of this name are ever removed: a wrong setting must not empty somebody's home.
const prefix = 'request-';

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** Nine of the largest forms, or a hundred photos, on their way in at once. */
const usualBytes = 1024 * 1024 * 1024;

/**
 * @param directory private to this process; made when missing.
 * @param mostBytes of all requests together
 */
export const uploadFolder = (directory: string, mostBytes = usualBytes): UploadFolder => {
  const sizes = new Map<string, number>();
  let taken = 0;
  return {
    open: async (bytes) => {
      if (taken + bytes > mostBytes) throw serviceUnavailable();
      taken += bytes;
      try {
        const folder = await mkdtemp(join(directory, prefix));
        sizes.set(folder, bytes);
        return folder;
      } catch (error) {
        taken -= bytes;
        throw error;
      }
    },
    close: async (folder) => {
      await remove(folder);
      taken -= sizes.get(folder) ?? 0;
      sizes.delete(folder);
    },
    dropLeftovers: async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      for (const name of await readdir(directory)) if (name.startsWith(prefix)) await remove(join(directory, name));
    },
  };
};
