import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceUnavailable } from '@paltu/kernel';
import { requireDiskRoom } from '@paltu/storage';

/** Where the files of a request lie until it is answered. */
export interface UploadFolder {
  /** A folder for one request that brings so many bytes. @throws AppError 503 when all together would be too many, or the disk is nearly full */
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

export interface UploadFolderLimits {
  /** Of all requests together. */
  readonly mostBytes?: number;
  /** So many of its disk stay free. */
  readonly floorBytes?: number;
}

/** @param directory private to this process; made when missing. */
export const uploadFolder = (directory: string, { mostBytes = usualBytes, floorBytes = 0 }: UploadFolderLimits = {}): UploadFolder => {
  const sizes = new Map<string, number>();
  let taken = 0;
  return {
    open: async (bytes) => {
      if (taken + bytes > mostBytes) throw serviceUnavailable();
      taken += bytes;
      try {
        await requireDiskRoom(directory, bytes, floorBytes);
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
