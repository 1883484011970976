import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { BaseBackup, BackupInstant } from '@paltu/persistence/backup';
import { contentTypeOf, type ObjectStore } from '@paltu/storage';

const atOnce = 4;

/**
 * Copies what `to` does not have yet. What is deleted meanwhile is left out, what is added may be missing: so copy before and after the
 * instant that the rest is of, and all that was there at that instant is there. A key never gets other contents.
 */
export const copyObjects = async (from: ObjectStore, to: ObjectStore): Promise<void> => {
  const copied = new Set(await to.list(''));
  const keys = (await from.list('')).filter((key) => !copied.has(key));
  const copy = async (key: string): Promise<void> => {
    const found = await from.find(key);
    if (found === undefined) return;
    const bytes = await buffer(found.stream);
    if (bytes.length !== found.size) throw new Error(`of ${key} ${bytes.length} of ${found.size} bytes could be read`);
    await to.put(key, bytes, { contentType: contentTypeOf(key) ?? found.contentType });
  };
  const lane = async (): Promise<void> => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) await copy(key);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

/** How much lies there, each file read to its end. */
export const readEveryObject = async (store: ObjectStore): Promise<{ files: number; bytes: number }> => {
  let [files, bytes] = [0, 0];
  for (const key of await store.list('')) {
    const found = await store.find(key);
    if (found === undefined) throw new Error(`${key} is listed, and cannot be read`);
    bytes += (await buffer(found.stream)).length;
    files += 1;
  }
  return { files, bytes };
};

/** Where the files of PostgreSQL lie in a backup, and its write-ahead log. */
export const databaseFiles = { archive: 'postgres.tar.gz', log: 'wal' } as const;

/** Writes all files of the server into `folder`. */
export const writeArchive = ({ archive }: Pick<BaseBackup, 'archive'>, folder: string): Promise<void> =>
  pipeline(
    archive,
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(join(folder, databaseFiles.archive), { mode: 0o600, flush: true }),
  );

/** Writes the log that leads from these files to `instant`. */
export const writeLog = async ({ segments }: Pick<BaseBackup, 'segments'>, instant: BackupInstant, folder: string): Promise<void> => {
  await mkdir(join(folder, databaseFiles.log), { mode: 0o700 });
  for await (const { name, bytes } of segments(instant))
    await writeFile(join(folder, databaseFiles.log, name), bytes, { mode: 0o600, flush: true });
};
