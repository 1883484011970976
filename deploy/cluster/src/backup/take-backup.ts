import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyObjects, writeArchive, writeLog, type Contents } from '@paltu/backups';
import { openDocumentSnapshot } from '@paltu/documents';
import { openBaseBackup, type BackupInstant } from '@paltu/persistence/backup';
import { folderStore } from '@paltu/storage';
import type { BackupConfig } from './config.ts';
import { logEnds } from './log-ends.ts';
import { stepsIn } from './steps.ts';

/** What was noted while the copy was made, for who reads it back. */
export interface Taken {
  readonly takenAt: string;
  readonly instant: BackupInstant;
  readonly documents: Contents['documents'];
  /** The log had come at least so far. */
  readonly log: Readonly<Record<string, number>>;
}

const notes = 'taken.json';

export const readTaken = async (folder: string): Promise<Taken> => JSON.parse(await readFile(join(folder, notes), 'utf8')) as Taken;
export const forgetTaken = (folder: string): Promise<void> => rm(join(folder, notes), { force: true });

const copyBuckets = async ({ folder, buckets, openBucket }: BackupConfig): Promise<void> => {
  for (const bucket of buckets) await copyObjects(await openBucket(bucket), await folderStore(join(folder, 'objects', bucket)));
};

/**
 * Copies databases, documents and files into the folder while the site runs. While nothing is published, because `backup.sh` has paused Kafka and copies its volume, it chooses the
 * instant: so no database is behind the log, and what one is ahead is in its outbox.
 */
export const takeBackup = async (config: BackupConfig): Promise<void> => {
  const { folder, postgresUrl, mongoUrl, documents: databases, busUrl } = config;
  const steps = stepsIn(folder);
  await copyBuckets(config);
  const copy = await openBaseBackup(postgresUrl);
  const snapshot = mongoUrl === undefined ? undefined : await openDocumentSnapshot(mongoUrl);
  try {
    await writeArchive(copy, folder);
    const log = await logEnds(busUrl);

    await steps.done('pause');
    await steps.until('paused');
    const instant = await copy.fixInstant();
    await snapshot?.fixInstant();
    const takenAt = new Date().toISOString();
    await steps.done('fixed');

    // First what may be read for a while only.
    const documents: Record<string, Contents['documents'][string]> = {};
    for (const database of databases)
      if (snapshot !== undefined) documents[database] = await snapshot.dump(database, join(folder, 'documents', database));
    await writeLog(copy, instant, folder);
    // What came since the first time; now all is there that was there at the instant.
    await copyBuckets(config);
    const taken: Taken = { takenAt, instant, documents, log };
    await writeFile(join(folder, notes), JSON.stringify(taken), { mode: 0o600 });
    await steps.forget('pause', 'paused', 'fixed');
  } finally {
    await copy.close();
    await snapshot?.close();
  }
};
