import { existsSync } from 'node:fs';
import { rm, writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyObjects, writeArchive, writeLog, type Contents } from '@paltu/backups';
import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { openDocumentSnapshot } from '@paltu/documents';
import { openBus } from '@paltu/events';
import { kafkaHeads } from '@paltu/events/kafka';
import { silentLogger } from '@paltu/kernel';
import { openBaseBackup, type BackupInstant } from '@paltu/persistence/backup';
import { folderStore } from '@paltu/storage';
import type { BackupConfig } from './config.ts';

const clientId = 'backup';

const topics = Object.values<Topic>(everyTopic);

/** By partition, `pets.pet.v1/3`: the offset after its last record. @throws Error when a topic is missing */
export const logEnds = async (url: string): Promise<Record<string, number>> => {
  const { offsets, missing } = await kafkaHeads({ url, clientId, logger: silentLogger });
  if (missing.length > 0) throw new Error(`the log has no topic ${missing.join(', ')}`);
  return Object.fromEntries(offsets.map(({ topic, partition, offset }) => [`${topic}/${partition}`, offset]));
};

const isEmpty = (ends: Readonly<Record<string, number>>, topic: string): boolean =>
  Object.entries(ends).every(([partition, end]) => end === 0 || !partition.startsWith(`${topic}/`));

/**
 * Reads the whole log to its end, record by record, and answers where that is.
 * @throws Error that names the topics of which nothing comes although their offsets count records that are kept for ever
 */
export const readWholeLog = async (url: string): Promise<Record<string, number>> => {
  const ends = await logEnds(url);
  const read = new Set<string>();
  const bus = await openBus({ url, clientId, logger: silentLogger });
  try {
    const tail = await bus.tail({
      topics: topics.map(({ name }) => name),
      from: 'beginning',
      onMessage: ({ topic }) => void read.add(topic),
    });
    await tail.stop();
  } finally {
    await bus.close();
  }
  const silent = topics.filter(({ name, keptMinutes }) => keptMinutes === undefined && !read.has(name) && !isEmpty(ends, name));
  if (silent.length > 0) throw new Error(`nothing can be read of ${silent.map(({ name }) => name).join(', ')}`);
  return ends;
};

const limitMs = 120_000;
const askAgainMs = 50;

/**
 * Steps that this program and `backup.sh`, which alone may pause a container, take in turn: each is an empty file in the folder that both see.
 */
const stepsIn = (folder: string) => {
  const at = (step: string): string => join(folder, `.step-${step}`);
  return {
    done: (step: string): Promise<void> => writeFile(at(step), ''),
    /** @throws Error when that takes too long */
    until: async (step: string): Promise<void> => {
      const endsAt = performance.now() + limitMs;
      while (!existsSync(at(step))) {
        if (performance.now() > endsAt) throw new Error(`nobody did the step "${step}" within ${limitMs / 1_000} s`);
        await sleep(askAgainMs);
      }
    },
    forget: async (...steps: string[]): Promise<void> => {
      for (const step of steps) await rm(at(step), { force: true });
    },
  };
};

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
