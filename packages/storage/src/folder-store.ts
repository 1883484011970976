import { randomUUID, createHash } from 'node:crypto';
import { mkdir, open, rename, rm, readdir, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { requireDiskRoom, checkObjectKey, contentTypeOf, isObjectKey, type ObjectStore } from './object-store.ts';

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
const writeAtomically = async (incoming: string, path: string, bytes: Uint8Array): Promise<void> => {
  const temporary = join(incoming, randomUUID());
  try {
    await writeDurably(temporary, bytes);
    await moveIntoPlace(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

const incomingName = '.incoming';

const staleAfterMs = 60 * 60_000;

// 256 folders at the top, chosen by the folder part of the key: no folder grows without bound, and what belongs together
// (the renditions of one picture) lies together.
const fanOutOf = (key: string): string => createHash('sha256').update(dirname(key)).digest('hex').slice(0, 2);

const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const removeEmptyFolders = async (folder: string, root: string): Promise<void> => {
  if (dirname(folder) === root || folder === root) return;
  try {
    await rmdir(folder);
  } catch {
    return; // not empty, or somebody else removed it
  }
  await removeEmptyFolders(dirname(folder), root);
};

/** What a killed process left half-written; a fresh file may be another process's and stays. */
const dropStaleTemporaries = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true });
  }
};

const keysUnder = async (root: string): Promise<string[]> => {
  const files = await readdir(root, { withFileTypes: true, recursive: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => relative(root, join(file.parentPath, file.name)).split(sep).slice(1).join('/'))
    .filter(isObjectKey);
};

/**
 * An object store in `directory` (made when missing): one plain file per key, under one of 256 folders. Several processes
 * may share it.
 * @param floorBytes of its disk stay free
 */
export const folderStore = async (directory: string, floorBytes = 0): Promise<ObjectStore> => {
  const root = resolve(directory);
  const incoming = join(root, incomingName);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await dropStaleTemporaries(incoming);
  const pathOf = (key: string): string => join(root, fanOutOf(key), ...key.split('/'));

  return {
    put: async (key, bytes, { contentType }) => {
      checkObjectKey(key, contentType);
      await requireDiskRoom(root, bytes.length, floorBytes);
      await writeAtomically(incoming, pathOf(key), bytes);
    },
    find: async (key) => {
      const contentType = isObjectKey(key) ? contentTypeOf(key) : undefined;
      if (contentType === undefined) return undefined;
      const handle = await openIfThere(pathOf(key));
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), size, contentType };
    },
    delete: async (key) => {
      checkObjectKey(key);
      await rm(pathOf(key), { force: true });
      await removeEmptyFolders(dirname(pathOf(key)), root);
    },
    list: async (prefix) => (await keysUnder(root)).filter((key) => key.startsWith(prefix)).sort(),
  };
};
