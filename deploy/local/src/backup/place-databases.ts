import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { databaseFiles } from '@paltu/backups';
import { placeCluster } from '@paltu/local-postgres';

const unpack = async (archive: string, into: string): Promise<void> => {
  const tar = spawn('tar', ['-xzf', '-', '-C', into], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  let words = '';
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  // A program that ends early has its reason in what it printed.
  const piped = pipeline(createReadStream(archive), tar.stdin).catch(() => undefined);
  const [code] = await ended.catch((error: unknown) => [String(error)]);
  await piped;
  if (code !== 0) throw new Error(`${archive} cannot be unpacked: ${words.trim() || `tar ended with ${code}`}`);
};

/** Makes of the backup in `from` a data folder of PostgreSQL; a server that starts on it comes to the instant of the backup. */
export const placeDatabases = async (from: string, dataDirectory: string): Promise<void> =>
  placeCluster({
    dataDirectory,
    password: (await readFile(join(from, 'settings/superuser-password'), 'utf8')).trim(),
    fill: async (folder) => {
      await unpack(join(from, databaseFiles.archive), folder);
      const log = join(from, databaseFiles.log);
      for (const name of await readdir(log)) await copyFile(join(log, name), join(folder, 'pg_wal', name));
    },
  });
