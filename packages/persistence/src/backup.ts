import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import pg, { escapeIdentifier, type Client, type Connection, type Submittable } from 'pg';
import { settingsWithoutTimeouts } from './connect-database.ts';
import { openSession, type DatabaseSession } from './database-session.ts';

/** An instant of a server, of which a backup is: all that was committed before is in it, and nothing else. */
export interface BackupInstant {
  /** By which a server knows itself, and its copies. */
  readonly system: string;
  /** Where the write-ahead log ended, such as `0/3009C48`. */
  readonly lsn: string;
}

/** A file of the write-ahead log. */
export interface WalSegment {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface BaseBackup {
  /** The files of the server as a tar, without its write-ahead log. To be read to its end before anything else is asked. */
  readonly archive: Readable;
  /** Chooses the instant: now. */
  fixInstant(): Promise<BackupInstant>;
  /** The log from the beginning of the copy to that instant, where it ends. With it, a server that starts on the archive comes to the instant. */
  segments(instant: BackupInstant): AsyncIterable<WalSegment>;
  close(): Promise<void>;
}

const applicationName = 'paltu backup';

const label = 'paltu';

const pieceBytes = 1_048_576;

/** One archive is named by a message, data come in others, and progress in others again; there are no further tablespaces. */
const dataOfArchive = (chunk: Buffer): Buffer | undefined => (chunk[0] === 'd'.charCodeAt(0) ? chunk.subarray(1) : undefined);

const positionOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

const segmentsInFile = 0x1_0000_0000n;

const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0');

/** Where the copy began, as the server answers before its data. */
interface LogPlace {
  readonly start: string;
  readonly timeline: number;
}

const fixInstant = async (session: DatabaseSession): Promise<BackupInstant> => {
  const { rows } = await session.query<BackupInstant>(
    `select pg_create_restore_point($1)::text as lsn, system_identifier::text as system from pg_control_system()`,
    [label],
  );
  // What comes later goes into another file; this one is written to its end.
  await session.query('select pg_switch_wal()');
  if (rows[0] === undefined) throw new Error('the server does not report who it is');
  return rows[0];
};

/** A file of the server, by the piece: as text, as which it comes, it is three times as large. */
const readFileOf = async (session: DatabaseSession, path: string, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += pieceBytes) {
    const { rows } = await session.query<{ piece: Buffer }>('select pg_read_binary_file($1, $2, $3) as piece', [path, at, pieceBytes]);
    const copied = rows[0]?.piece.copy(bytes, at) ?? 0;
    if (copied !== Math.min(pieceBytes, length - at)) throw new Error(`${path} of the server ends at ${at + copied} of ${length} bytes`);
  }
  return bytes;
};

async function* readSegments(session: DatabaseSession, { timeline, start }: LogPlace, end: string): AsyncGenerator<WalSegment> {
  const sizes = await session.query<{ segment: number }>('select bytes_per_wal_segment as segment from pg_control_init()');
  const size = BigInt(sizes.rows[0]?.segment ?? 0);
  const [first, last] = [positionOf(start) / size, (positionOf(end) - 1n) / size];
  for (let number = first; number <= last; number += 1n) {
    const perFile = segmentsInFile / size;
    const name = `${hex(BigInt(timeline))}${hex(number / perFile)}${hex(number % perFile)}`;
    const bytes = await readFileOf(session, `pg_wal/${name}`, Number(size));
    // A recovery goes as far as it finds records.
    if (number === last) bytes.fill(0, Number(positionOf(end) - number * size));
    yield { name, bytes };
  }
}

/**
 * Begins a copy of a whole server, all its databases, while it works: as `pg_basebackup` does, by the server itself, which checks each page. The instant that it
 * is of is chosen when the files have been copied.
 * @param url of somebody who may do everything, `postgres://postgres:password@host:port/postgres`
 */
export const openBaseBackup = async (url: string): Promise<BaseBackup> => {
  const session = await openSession(settingsWithoutTimeouts(url, applicationName));
  const client = new pg.Client({ ...settingsWithoutTimeouts(url, applicationName), replication: 'database' } as pg.ClientConfig);
  // A connection that is lost ends the stream; without a listener it would end the process.
  client.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await client.end().catch(() => undefined);
    await session.close();
  };
  try {
    await client.connect();
    // For as long as this connection lives, the server deletes no segment that it needs.
    await client.query(`CREATE_REPLICATION_SLOT ${label}_${process.pid}_${Date.now()} TEMPORARY PHYSICAL RESERVE_WAL`);
    const copy = copyStream(client, `BASE_BACKUP (LABEL '${label}', CHECKPOINT 'fast', WAL false, MANIFEST 'no')`, dataOfArchive);
    const beganAt = (): LogPlace => ({ start: copy.rows()[0]?.[0] ?? '', timeline: Number(copy.rows()[0]?.[1]) });
    return {
      archive: copy.stream,
      fixInstant: () => fixInstant(session),
      segments: ({ lsn }) => readSegments(session, beganAt(), lsn),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Whether a server that was started on a backup is a copy of the one that was backed up, and has come to the instant: what is not so, as sentences. */
export const instantProblems = async (url: string, { system, lsn }: BackupInstant): Promise<string[]> => {
  const session = await openSession(settingsWithoutTimeouts(url, applicationName));
  try {
    const { rows } = await session.query<{ system: string; lsn: string; isThere: boolean }>(
      `select system_identifier::text as system, pg_current_wal_lsn()::text as lsn, pg_current_wal_lsn() >= $1::pg_lsn as "isThere"
       from pg_control_system()`,
      [lsn],
    );
    const [found] = rows;
    return [
      ...(found?.system === system ? [] : [`PostgreSQL is the system ${found?.system}, and ${system} was copied`]),
      ...(found?.isThere === true ? [] : [`PostgreSQL came to ${found?.lsn} of its log, and not to ${lsn}`]),
    ];
  } finally {
    await session.close();
  }
};

/** What the library calls for each message of the server. */
interface CopyQuery extends Submittable {
  handleRowDescription(): void;
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleCopyData(message: { readonly chunk: Buffer }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

interface CopyStream {
  readonly stream: Readable;
  /** Rows that came beside the data, once the stream has ended. */
  rows(): readonly (readonly (string | null)[])[];
  /** The tag of the command that ended last, such as `COPY 12`. */
  tag(): string;
}

const whole = (chunk: Buffer): Buffer => chunk;

/**
 * Sends a statement that is answered with COPY data, and streams them: the connection does nothing else until the stream has ended. It fails with
 * what the server refuses, and when the connection is lost. Who reads slowly slows down the server.
 * @param pieceOf what to keep of a message; undefined for one that holds no data
 */
const copyStream = (client: Client, statement: string, pieceOf: (chunk: Buffer) => Buffer | undefined = whole): CopyStream => {
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  const rows: (readonly (string | null)[])[] = [];
  let tag = '';
  const stream = new Readable({
    read: () => void socket.resume(),
    destroy: (error, done) => {
      // Who stops reading leaves a connection that can still be closed.
      socket.resume();
      done(error);
    },
  });
  const query: CopyQuery = {
    submit: (connection: Connection) => void connection.query(statement),
    handleRowDescription: () => undefined,
    handleDataRow: ({ fields }) => void rows.push(fields),
    handleCommandComplete: ({ text }) => void (tag = text),
    handleCopyData: ({ chunk }) => {
      const piece = pieceOf(chunk);
      // A copy, for the parser uses its memory again.
      if (piece !== undefined && !stream.push(Buffer.from(piece))) socket.pause();
    },
    handleReadyForQuery: () => void stream.push(null),
    handleError: (error) => void stream.destroy(error),
  };
  client.query(query);
  return { stream, rows: () => rows, tag: () => tag };
};

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
