import { statfs } from 'node:fs/promises';
import { refusal } from '@paltu/kernel';

/** There is no room for what somebody sends; an operator has to make some. */
export const storageFull = refusal(
  'unavailable',
  'storage.full',
  'There is no room for more files at the moment. Please try again later.',
  { retryAfterSeconds: 300 },
);

/** The code that the system gives for a disk without any room, so that readiness shows it alike. */
const noRoom = (directory: string, left: number): Error =>
  Object.assign(new Error(`the disk of ${directory} would be left with ${left} bytes`), { code: 'ENOSPC' });

/**
 * Refuses what would leave the disk of `directory` with less than `floorBytes`: they are for the database, which without room takes no
 * write of anybody. @throws AppError `storage.full`
 */
export const requireDiskRoom = async (directory: string, bytes: number, floorBytes: number): Promise<void> => {
  if (floorBytes === 0) return;
  const { bavail, bsize } = await statfs(directory);
  const left = bavail * bsize - bytes;
  if (left < floorBytes) throw storageFull({ cause: noRoom(directory, left) });
};
