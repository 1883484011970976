import { join } from 'node:path';
import {
  copyObjects,
  countProblems,
  digestProblems,
  readContents,
  readEveryObject,
  summaryOf,
  writeChecksums,
  writeContents,
  type Contents,
} from '@paltu/backups';
import { ensureReplicaSet, restoreDocuments } from '@paltu/documents';
import { offsetsBeyondLog } from '@paltu/events/offsets-beyond-log';
import { untilReady, type Logger } from '@paltu/kernel';
import { isInfrastructureError, openSession, settingsWithoutTimeouts } from '@paltu/persistence';
import { instantProblems, readEveryTable } from '@paltu/persistence/backup';
import { folderStore } from '@paltu/storage';
import { replicaSet, isKafkaError } from '../prepare-engines.ts';
import type { BackupConfig } from './config.ts';
import { logEnds, readWholeLog, forgetTaken, readTaken, type Taken } from './take-backup.ts';

/** A server that comes from a copy recovers first. */
const limitMs = 300_000;

const ready = async ({ postgresUrl, mongoUrl, busUrl }: BackupConfig, logger: Logger): Promise<void> => {
  const wait = (name: string, attempt: () => Promise<unknown>, isRetryable: (error: unknown) => boolean) =>
    untilReady({ name, attempt, isRetryable, limitMs, logger });
  await wait(
    'PostgreSQL',
    async () => (await openSession(settingsWithoutTimeouts(postgresUrl, 'paltu backup'))).close(),
    isInfrastructureError,
  );
  // An offset can be asked for once its partition has a leader again.
  await wait(
    'Kafka',
    () => logEnds(busUrl),
    (error) => isKafkaError(error) || String(error).includes('has no topic'),
  );
  if (mongoUrl !== undefined)
    await wait('MongoDB', () => ensureReplicaSet(mongoUrl, replicaSet, new URL(mongoUrl).host), isInfrastructureError);
};

const placeDocuments = async ({ folder, mongoUrl, documents }: BackupConfig): Promise<Contents['documents']> => {
  const digests: Record<string, Contents['documents'][string]> = {};
  for (const database of documents)
    if (mongoUrl !== undefined) digests[database] = await restoreDocuments(mongoUrl, database, join(folder, 'documents', database));
  return digests;
};

/** Each service's database as somebody who may read all of them. */
const databasesOf = ({ postgresUrl, mongoUrl, documents }: BackupConfig, relational: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(
    relational
      .filter((name) => name !== 'postgres')
      .map((name) => [name, Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href]),
  ),
  ...Object.fromEntries(
    documents.flatMap((name) => {
      if (mongoUrl === undefined) return [];
      const url = Object.assign(new URL(mongoUrl), { pathname: `/${name}` });
      url.searchParams.set('authSource', 'admin');
      return [[name, url.href]];
    }),
  ),
});

type Found = Pick<Contents, 'databases' | 'documents' | 'log' | 'objects'>;

/** Reads back what the engines hold that were started on the copy; documents, which are no files of an engine, are put into theirs first. */
const fillAndRead = async (config: BackupConfig, logger: Logger): Promise<Found> => {
  const { folder, postgresUrl, buckets, busUrl } = config;
  await ready(config, logger);
  const databases = await readEveryTable(postgresUrl);
  const documents = await placeDocuments(config);
  const log = await readWholeLog(busUrl);
  const beyond = await offsetsBeyondLog({ databases: databasesOf(config, Object.keys(databases)), busUrl });
  if (beyond.length > 0) throw new Error(`consumers have read what the log does not hold: ${beyond.join('; ')}`);
  const objects: Record<string, Contents['objects'][string]> = {};
  for (const bucket of buckets) objects[bucket] = await readEveryObject(await folderStore(join(folder, 'objects', bucket)));
  return { databases, documents, log, objects };
};

/** Whether the copy is of the server that was copied, whole up to its instant, and no shorter than it was. */
const copyProblems = async ({ postgresUrl }: BackupConfig, taken: Taken, found: Found): Promise<string[]> => {
  const shorter = Object.entries(taken.log).filter(([partition, end]) => (found.log[partition] ?? 0) < end);
  return [
    ...(await instantProblems(postgresUrl, taken.instant)),
    ...digestProblems(taken.documents, found.documents),
    ...shorter.map(([partition, end]) => `${partition} had ${end} records and has ${found.log[partition] ?? 0}`),
  ];
};

/** On engines of their own, which were started on the copy: reads back all of it, and writes down what it holds. @throws Error when anything of it is not as it was */
export const checkBackup = async (config: BackupConfig, logger: Logger): Promise<string> => {
  const { folder } = config;
  const taken = await readTaken(folder);
  const found = await fillAndRead(config, logger);
  const problems = await copyProblems(config, taken, found);
  if (problems.length > 0) throw new Error(`the copy is not what was copied: ${problems.join('; ')}`);
  await forgetTaken(folder);
  const contents: Contents = { product: 'paltu', format: 1, profile: 'cluster', takenAt: taken.takenAt, ...found };
  await writeContents(folder, contents);
  await writeChecksums(folder);
  return summaryOf(contents);
};

/** On the engines of the site, which were started on the backup: fills those that were not, and compares all of it with what the backup held. */
export const restoreBackup = async (config: BackupConfig, logger: Logger): Promise<string> => {
  const { folder, buckets, openBucket } = config;
  const contents = await readContents(folder, 'cluster');
  const found = await fillAndRead(config, logger);
  const objects: Record<string, number> = {};
  for (const bucket of buckets) {
    const store = await openBucket(bucket);
    await copyObjects(await folderStore(join(folder, 'objects', bucket)), store);
    const { files, bytes } = await readEveryObject(store);
    [objects[`files of ${bucket}`], objects[`bytes of ${bucket}`]] = [files, bytes];
  }
  const expected = Object.entries(contents.objects).flatMap(([name, { files, bytes }]) => [
    [`files of ${name}`, files],
    [`bytes of ${name}`, bytes],
  ]);
  const problems = [
    ...digestProblems(contents.databases, found.databases),
    ...digestProblems(contents.documents, found.documents),
    ...countProblems(contents.log, found.log),
    ...countProblems(Object.fromEntries(expected) as Record<string, number>, objects),
  ];
  if (problems.length > 0) throw new Error(`what was restored is not what the backup held: ${problems.join('; ')}`);
  return summaryOf(contents);
};
