import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableDigests } from '@paltu/persistence/backup';
import { z } from 'zod';

const name = 'contents.json';
const count = z.number().int().min(0);

const schema = z.object({
  product: z.literal('paltu'),
  format: z.literal(1),
  profile: z.enum(['single', 'cluster']),
  /** The instant that databases and log are of. */
  takenAt: z.iso.datetime(),
  /** Databases of PostgreSQL: their tables, with rows and a SHA-256 of all that they hold. */
  databases: z.record(z.string(), z.record(z.string(), z.object({ rows: count, sha256: z.string() }))),
  /** Databases of MongoDB: documents of each collection. */
  documents: z.record(z.string(), z.record(z.string(), count)),
  /** Kafka, partition by partition: the offset after the last record. Empty where the log lies in PostgreSQL. */
  log: z.record(z.string(), count),
  /** Files of each service in the object store. */
  objects: z.record(z.string(), z.object({ files: count, bytes: count })),
  /** Whether the keys and passwords are in it without which nobody can use the rest; else a SHA-256 of each, by its name. */
  secrets: z.union([z.literal('included'), z.record(z.string(), z.string())]),
});

/** What a backup holds, as it was read back when it was made. */
export type Contents = z.output<typeof schema>;
export type Profile = Contents['profile'];

export const writeContents = (folder: string, contents: Contents): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify(contents, null, 1)}\n`, { mode: 0o600, flush: true });

/** @throws Error in words for a person when `folder` holds no backup of ours, or one of another profile */
export const readContents = async (folder: string, profile: Profile): Promise<Contents> => {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no backup of Paltu: it has no ${name}`);
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${join(folder, name)} is not what this version writes:\n${z.prettifyError(parsed.error)}`);
  if (parsed.data.profile !== profile)
    throw new Error(`${folder} is a backup of the profile ${parsed.data.profile}, and this is ${profile}`);
  return parsed.data;
};

/** Where what was read back differs from what a backup held when it was made, as sentences. */
export const databaseProblems = (expected: Contents['databases'], found: Readonly<Record<string, TableDigests>>): string[] => {
  const names = (all: Readonly<Record<string, TableDigests>>): string[] =>
    Object.entries(all).flatMap(([database, tables]) => Object.keys(tables).map((table) => `${database}: ${table}`));
  const tableOf = (all: Readonly<Record<string, TableDigests>>, named: string) => {
    const [database = '', table = ''] = named.split(': ');
    return all[database]?.[table];
  };
  return [...new Set([...names(expected), ...names(found)])].flatMap((named) => {
    const [wanted, got] = [tableOf(expected, named), tableOf(found, named)];
    if (wanted === undefined) return [`${named} was not there`];
    if (got === undefined) return [`${named} is missing`];
    return wanted.rows === got.rows && wanted.sha256 === got.sha256
      ? []
      : [`${named} held ${wanted.rows} rows, and holds ${got.rows}, or others`];
  });
};

/** The same of numbers by name. */
export const countProblems = (expected: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((one) =>
    expected[one] === found[one] ? [] : [`${one} was ${expected[one] ?? 'not there'}, and is ${found[one] ?? 'missing'}`],
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What a backup holds, in one line. */
export const summaryOf = ({ takenAt, databases, documents, log, objects }: Contents): string => {
  const rows = sum(Object.values(databases).flatMap((tables) => Object.values(tables).map((table) => table.rows)));
  const files = sum(Object.values(objects).map((one) => one.files));
  const kept = sum(Object.values(documents).flatMap((collections) => Object.values(collections)));
  const events = sum(Object.values(log));
  const others = [...(kept > 0 ? [`${kept} documents`] : []), ...(events > 0 ? [`${events} events`] : []), `${files} files`];
  return `of ${takenAt}: ${rows} rows in ${Object.keys(databases).length} databases, ${others.join(', ')}`;
};
