import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const name = 'contents.json';
const count = z.number().int().min(0);

/** By database and table: rows, and a SHA-256 of all that they hold. */
const digests = z.record(z.string(), z.record(z.string(), z.object({ rows: count, sha256: z.string() })));

const schema = z.object({
  product: z.literal('paltu'),
  format: z.literal(1),
  profile: z.enum(['single', 'cluster']),
  /** The instant that databases and log are of. */
  takenAt: z.iso.datetime(),
  /** Databases of PostgreSQL and their tables. */
  databases: digests,
  /** Databases of MongoDB and their collections. */
  documents: digests,
  /** Kafka, partition by partition: the offset after the last record. Empty where the log lies in PostgreSQL. */
  log: z.record(z.string(), count),
  /** Files of each service in the object store. */
  objects: z.record(z.string(), z.object({ files: count, bytes: count })),
});

/** What a backup holds, as it was read back when it was made. */
export type Contents = z.output<typeof schema>;
type Profile = Contents['profile'];

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
export const digestProblems = (expected: Contents['databases'], found: Contents['databases']): string[] => {
  const named = (all: Contents['databases']) =>
    new Map(
      Object.entries(all).flatMap(([database, tables]) => Object.entries(tables).map(([table, one]) => [`${database}: ${table}`, one])),
    );
  const [wanted, got] = [named(expected), named(found)];
  return [...new Set([...wanted.keys(), ...got.keys()])].flatMap((name) => {
    const [before, now] = [wanted.get(name), got.get(name)];
    if (before === undefined) return [`${name} was not there`];
    if (now === undefined) return [`${name} is missing`];
    return before.rows === now.rows && before.sha256 === now.sha256
      ? []
      : [`${name} held ${before.rows} rows, and holds ${now.rows === before.rows ? 'others' : now.rows}`];
  });
};

/** The same of numbers by name. */
export const countProblems = (expected: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((one) =>
    expected[one] === found[one] ? [] : [`${one} was ${expected[one] ?? 'not there'}, and is ${found[one] ?? 'missing'}`],
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const rowsOf = (all: Contents['databases']): number =>
  sum(Object.values(all).flatMap((tables) => Object.values(tables).map(({ rows }) => rows)));

/** What a backup holds, in one line. */
export const summaryOf = ({ takenAt, databases, documents, log, objects }: Contents): string => {
  const files = sum(Object.values(objects).map((one) => one.files));
  const events = sum(Object.values(log));
  const others = [
    ...(Object.keys(documents).length > 0 ? [`${rowsOf(documents)} documents`] : []),
    ...(events > 0 ? [`${events} events`] : []),
    `${files} files`,
  ];
  return `of ${takenAt}: ${rowsOf(databases)} rows in ${Object.keys(databases).length} databases, ${others.join(', ')}`;
};
