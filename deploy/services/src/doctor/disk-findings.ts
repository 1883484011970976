import { statfs } from 'node:fs/promises';
import type { Finding } from './causes.ts';

const leastBytes = 1e9;
const leastShare = 0.05;

/** Room on a disk, as the system reports it. */
export interface DiskRoom {
  readonly freeBytes: number;
  readonly allBytes: number;
}

export const diskRoom = async (path: string): Promise<DiskRoom> => {
  const { bavail, blocks, bsize } = await statfs(path);
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
};

/** Whether the disk of `path` is nearly full. */
export const diskFindings = (path: string, { freeBytes, allBytes }: DiskRoom): readonly Finding[] =>
  freeBytes >= leastBytes && freeBytes >= allBytes * leastShare
    ? []
    : [
        {
          what: `the disk of ${path} is nearly full: ${Math.round(freeBytes / 1e6)} MB are left`,
          advice: 'make room: on a full disk the database takes no writes, and pictures cannot be kept',
        },
      ];
