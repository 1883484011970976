import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { databaseFiles, readEveryObject, type Contents } from '@paltu/backups';
import { offsetsBeyondLog } from '@paltu/events/offsets-beyond-log';
import { placeCluster, postgresHome, startPostgres, stopPostgresIn } from '@paltu/local-postgres';
import { instantProblems, readEveryTable, type BackupInstant } from '@paltu/persistence/backup';
import { folderStore } from '@paltu/storage';
import { busDatabase } from '../databases/database-addresses.ts';

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

/** Nobody else uses a server that is looked at: what it has not written yet may be lost with it. */
const settings = { fsync: 'off', synchronous_commit: 'off', autovacuum: 'off' };

const requireContinuity = async (superuserUrl: string, databases: readonly string[]): Promise<void> => {
  if (!databases.includes(busDatabase)) return;
  const urlOf = (name: string): string => Object.assign(new URL(superuserUrl), { pathname: `/${name}` }).href;
  const services = databases.filter((name) => name !== busDatabase && name !== 'postgres');
  const beyond = await offsetsBeyondLog({
    databases: Object.fromEntries(services.map((name) => [name, urlOf(name)])),
    busUrl: urlOf(busDatabase),
  });
  if (beyond.length > 0) throw new Error(`consumers have read what the log does not hold: ${beyond.join('; ')}`);
};

/**
 * Starts PostgreSQL on these data, which nobody else uses, reads all that is in it, and stops it.
 * @param instant to which it must have come, where that is known
 * @throws Error when something cannot be read
 */
export const readDatabases = async (dataDirectory: string, instant?: BackupInstant): Promise<Contents['databases']> => {
  const server = await startPostgres({ dataDirectory, settings });
  try {
    const problems = instant === undefined ? [] : await instantProblems(server.superuserUrl, instant);
    if (problems.length > 0) throw new Error(`the copy is not what was copied: ${problems.join('; ')}`);
    const databases = await readEveryTable(server.superuserUrl);
    await requireContinuity(server.superuserUrl, Object.keys(databases));
    return databases;
  } finally {
    await server.stop();
  }
};

/** The folders of services in a folder of objects; none where there is no such folder. */
export const objectFolders = (objects: string): string[] => (existsSync(objects) ? readdirSync(objects).sort() : []);

/** What lies in the object stores of all services, each file read. */
export const readObjects = async (objects: string): Promise<Contents['objects']> => {
  const found: [string, { files: number; bytes: number }][] = [];
  for (const name of objectFolders(objects)) found.push([name, await readEveryObject(await folderStore(join(objects, name)))]);
  return Object.fromEntries(found);
};

/** Deletes a data folder of PostgreSQL that was made for a while, wherever the server's files lie. */
export const forgetDatabases = async (dataDirectory: string): Promise<void> => {
  await stopPostgresIn(dataDirectory);
  const home = existsSync(dataDirectory) ? postgresHome(dataDirectory) : undefined;
  for (const folder of [home, dataDirectory]) if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
};
