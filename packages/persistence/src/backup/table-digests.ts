import { createHash } from 'node:crypto';
import pg, { escapeIdentifier } from 'pg';
import { settingsWithoutTimeouts } from '../connection-settings.ts';
import { copyStream } from './copy-stream.ts';

/** What a table holds: how many rows, and a SHA-256 of all of them in the order in which they lie. Equal for a physical copy, and for nothing else. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** By the name of each table, `public.accounts`. */
export type TableDigests = Readonly<Record<string, TableDigest>>;

const inOrder = [
  // A second scan of a large table would begin where the first one is.
  'set synchronize_seqscans = off',
  'set statement_timeout = 0',
];

const tablesSql = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%' order by 1, 2`;

const digestOf = async (client: pg.Client, table: string): Promise<TableDigest> => {
  const hash = createHash('sha256');
  const copy = copyStream(client, `copy ${table} to stdout (format binary)`);
  for await (const chunk of copy.stream) hash.update(chunk as Buffer);
  return { rows: Number(copy.tag().split(' ')[1]), sha256: hash.digest('hex') };
};

const digestsOf = async (url: string): Promise<TableDigests> => {
  const client = new pg.Client(settingsWithoutTimeouts(url, 'paltu backup'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of inOrder) await client.query(statement);
    const { rows } = await client.query<{ schema: string; name: string }>(tablesSql);
    const digests: [string, TableDigest][] = [];
    for (const { schema, name } of rows)
      digests.push([`${schema}.${name}`, await digestOf(client, `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`)]);
    return Object.fromEntries(digests);
  } finally {
    await client.end();
  }
};

/**
 * Reads all that is stored in the databases of a server that nobody writes to, by the name of each database: a page that is damaged fails it.
 * @param url of somebody who may read everything
 */
export const readEveryTable = async (url: string): Promise<Readonly<Record<string, TableDigests>>> => {
  const client = new pg.Client(settingsWithoutTimeouts(url, 'paltu backup'));
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client
    .query<{ name: string }>('select datname as name from pg_database where datallowconn and not datistemplate order by 1')
    .finally(() => client.end());
  const databases: [string, TableDigests][] = [];
  for (const { name } of rows)
    databases.push([name, await digestsOf(Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href)]);
  return Object.fromEntries(databases);
};
