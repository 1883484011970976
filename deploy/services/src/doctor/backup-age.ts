import { readFileSync, statSync } from 'node:fs';
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
