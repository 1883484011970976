import type { Readable } from 'node:stream';
import pg from 'pg';
import { settingsWithoutTimeouts } from '../connection-settings.ts';
import { openSession, type DatabaseSession } from '../database-session.ts';
import { copyStream } from './copy-stream.ts';

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
