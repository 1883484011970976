import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '@paltu/kernel';

const isThereAlready = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Keeps others from making a backup in `folder`, which is made where it is missing, until the function that it answers is called; a lock that somebody left who was
 * killed counts for nothing.
 * @throws Error when another process makes one
 */
export const lockBackups = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, '.lock');
  const take = (): Promise<void> => writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  try {
    await take();
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    const pid = Number(await readFile(file, 'utf8'));
    if (pid > 0 && isRunning(pid)) throw new Error(`process ${pid} makes a backup in ${folder} already`, { cause: error });
    await rm(file, { force: true });
    await take();
  }
  return () => rm(file, { force: true });
};
