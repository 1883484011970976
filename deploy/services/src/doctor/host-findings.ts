import { readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './causes.ts';

const dayMs = 24 * 3_600_000;
const oldAfterDays = 7;

/** What `make backup` leaves when it has come to its end: its time is that of the backup, its text the backup's place. */
const mark = '.last-backup';

/** When the last backup came to its end of which the mark lies in `folder`; undefined before the first. */
export const backupTime = (folder: string): Date | undefined => statSync(join(folder, mark), { throwIfNoEntry: false })?.mtime;

const daysSince = (backupAt: Date, now: Date): number => Math.floor((now.getTime() - backupAt.getTime()) / dayMs);

/** Of a backup that is too old. */
export const backupFindings = (backupAt: Date, now: Date): readonly Finding[] => {
  const days = daysSince(backupAt, now);
  return days < oldAfterDays ? [] : [{ what: `the last backup is ${days} days old`, advice: 'make backup, every night' }];
};

/** For a line about what is there. */
export const backupText = (folder: string, now: Date): string => {
  const backupAt = backupTime(folder);
  if (backupAt === undefined) return 'none yet (make backup)';
  const days = daysSince(backupAt, now);
  return `${readFileSync(join(folder, mark), 'utf8').trim()}, ${days === 0 ? 'of the last 24 hours' : `${days} days old`}`;
};

/** A container of docker compose, as `docker ps` shows it. */
export interface ComposedContainer {
  readonly service: string;
  /** `Up 2 hours (healthy)` */
  readonly status: string;
}

/** They do their work and end. */
const oneShots: ReadonlySet<string> = new Set(['bus-passwords', 'prepare', 'demo']);

const isWell = ({ service, status }: ComposedContainer): boolean =>
  oneShots.has(service) ? !/^Exited \([^0]/.test(status) : /^Up /.test(status) && !/\((unhealthy|health: starting|Paused)\)/.test(status);

interface ComposedState {
  readonly containers: readonly ComposedContainer[];
  /** When `make backup` came to its end last. */
  readonly backupAt: Date | undefined;
  readonly now: Date;
}

/** What is to be done about engines, front and what ends by itself, and about backups: what no process of ours reports. */
export const composedFindings = ({ containers, backupAt, now }: ComposedState): readonly Finding[] => [
  ...containers
    .filter((one) => !isWell(one))
    .map(({ service, status }) => ({
      what: `the container of ${service} is not well: ${status}`,
      advice: `docker compose logs --tail 20 ${service} explains why; docker compose up --detach starts what is stopped`,
    })),
  ...(backupAt === undefined
    ? [{ what: 'no backup was made yet', advice: 'make backup, every night; what is lost without one is gone' }]
    : backupFindings(backupAt, now)),
];

const leastBytes = 1e9;
const leastShare = 0.05;

/** Room on a disk, as the system reports it. */
interface DiskRoom {
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
