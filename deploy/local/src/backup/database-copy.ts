import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, constants } from 'node:zlib';
import { placeCluster } from '@paltu/local-postgres';
import type { BaseBackup, BackupInstant } from '@paltu/persistence/backup';

const archiveName = 'postgres.tar.gz';
const logFolder = 'wal';
const passwordName = 'superuser-password';

/** Writes all files of the server into `folder`. */
export const writeArchive = ({ archive }: Pick<BaseBackup, 'archive'>, folder: string): Promise<void> =>
  pipeline(
    archive,
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(join(folder, archiveName), { mode: 0o600, flush: true }),
  );

/** Writes the log that leads from these files to `instant`. */
export const writeLog = async ({ segments }: Pick<BaseBackup, 'segments'>, instant: BackupInstant, folder: string): Promise<void> => {
  await mkdir(join(folder, logFolder), { mode: 0o700 });
  for await (const { name, bytes } of segments(instant))
    await writeFile(join(folder, logFolder, name), bytes, { mode: 0o600, flush: true });
};

const unpack = async (archive: string, into: string): Promise<void> => {
  const tar = spawn('tar', ['-xzf', '-', '-C', into], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  let words = '';
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  await pipeline(createReadStream(archive), tar.stdin).catch((error: unknown) => {
    words += String(error);
  });
  const [code] = await ended;
  if (code !== 0) throw new Error(`${archive} cannot be unpacked: ${words.trim()}`);
};

/** Makes of the backup in `from` a data folder of PostgreSQL; a server that starts on it comes to the instant of the backup. */
export const placeDatabases = async (from: string, dataDirectory: string): Promise<void> =>
  placeCluster({
    dataDirectory,
    password: (await readFile(join(from, 'settings', passwordName), 'utf8')).trim(),
    fill: async (folder) => {
      await unpack(join(from, archiveName), folder);
      for (const name of await readdir(join(from, logFolder))) await copyFile(join(from, logFolder, name), join(folder, 'pg_wal', name));
    },
  });
