import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const moveIntoPlace = async (from: string, to: string, triesLeft = 5): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
    await syncFolder(dirname(to));
  } catch (error) {
    // A delete beside us may have removed the folder that it left empty.
    if (!isGone(error) || triesLeft === 0) throw error;
    await moveIntoPlace(from, to, triesLeft - 1);
  }
};

/** Writes `path` at once or not at all: through a file in `incoming` (same file system), synced, then renamed. */
export const writeAtomically = async (incoming: string, path: string, bytes: Uint8Array): Promise<void> => {
  const temporary = join(incoming, randomUUID());
  try {
    await writeDurably(temporary, bytes);
    await moveIntoPlace(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
