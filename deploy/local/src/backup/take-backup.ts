import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  beginBackup,
  copyObjects,
  lockBackups,
  summaryOf,
  writeArchive,
  writeChecksums,
  writeContents,
  writeLog,
  type Contents,
} from '@paltu/backups';
import { startPostgres } from '@paltu/local-postgres';
import { openBaseBackup, type BackupInstant } from '@paltu/persistence/backup';
import { folderStore } from '@paltu/storage';
import { lastBackup, requireWhole, type DataFolder } from '../data-folder.ts';
import { runningInstance } from '../instance/instance-lock.ts';
import type { ReportLine } from '../terminal.ts';
import { forgetDatabases, objectFolders, readDatabases, readObjects, placeDatabases } from './read-back.ts';

interface BackupOptions {
  readonly data: DataFolder;
  /** Where backups lie, each in a folder of its own. */
  readonly folder: string;
  /** How many are kept. */
  readonly keep: number;
  readonly report: ReportLine;
}

/** What is no database and no object, by its place in the data folder and in the backup. Without the first three nobody can use the rest. */
export const otherFiles = [
  ['postgres/superuser-password', 'settings/superuser-password'],
  ['database-passwords.json', 'settings/database-passwords.json'],
  ['service-secrets.json', 'settings/service-secrets.json'],
  ['demo', 'settings/demo'],
  ['mails', 'mails'],
] as const;

/** Does `work` with the address of the server of these data: that which runs, or one that runs for so long. */
const withServer = async <T>(data: DataFolder, work: (superuserUrl: string) => Promise<T>): Promise<T> => {
  const server = await startPostgres({ dataDirectory: data.at('postgres') });
  try {
    return await work(server.superuserUrl);
  } finally {
    if (!server.adopted && runningInstance(data) === undefined) await server.stop();
  }
};

const copyFiles = async (data: DataFolder, into: string): Promise<void> => {
  for (const name of objectFolders(data.at('objects')))
    await copyObjects(await folderStore(data.at(`objects/${name}`)), await folderStore(join(into, 'objects', name)));
};

/** Copies everything into `into`; answers the instant that the databases, and the log in them, are of. */
const copyAll = async (data: DataFolder, into: string): Promise<{ takenAt: string; instant: BackupInstant }> => {
  await copyFiles(data, into);
  const taken = await withServer(data, async (superuserUrl) => {
    const copy = await openBaseBackup(superuserUrl);
    try {
      await writeArchive(copy, into);
      const instant = await copy.fixInstant();
      const takenAt = new Date().toISOString();
      await writeLog(copy, instant, into);
      return { takenAt, instant };
    } finally {
      await copy.close();
    }
  });
  // What came since the first time; now all is there that was there at the instant.
  await copyFiles(data, into);
  mkdirSync(join(into, 'settings'), { mode: 0o700 });
  for (const [from, to] of otherFiles) if (existsSync(data.at(from))) cpSync(data.at(from), join(into, to), { recursive: true });
  return taken;
};

/** Restores the copy into a place of its own and reads back all that it holds. */
const readBack = async (data: DataFolder, from: string, instant: BackupInstant): Promise<Pick<Contents, 'databases' | 'objects'>> => {
  const scratch = data.at('backup-check');
  await forgetDatabases(scratch);
  try {
    await placeDatabases(from, scratch);
    return { databases: await readDatabases(scratch, instant), objects: await readObjects(join(from, 'objects')) };
  } finally {
    await forgetDatabases(scratch);
  }
};

/**
 * Backs up everything that is kept on this machine, while the product runs or not, and answers where. Databases and log are of one instant; every file that was there at it is
 * in it. It counts only once it was restored into a place of its own and read back: only then it has its name, older ones go, and `.last-backup` names it.
 * @throws Error with the first step that failed; then nothing is left of it
 */
export const takeBackup = async ({ data, folder, keep, report }: BackupOptions): Promise<string> => {
  requireWhole(data);
  const unlock = await lockBackups(folder);
  try {
    const backup = await beginBackup(folder, new Date());
    try {
      report('Copying databases and files…');
      const { takenAt, instant } = await copyAll(data, backup.path);
      report('Restoring the copy into a place of its own, and reading it back…');
      const found = await readBack(data, backup.path, instant);
      const contents: Contents = {
        product: 'paltu',
        format: 1,
        profile: 'single',
        takenAt,
        documents: {},
        log: {},
        ...found,
      };
      await writeContents(backup.path, contents);
      await writeChecksums(backup.path);
      const path = await backup.finish(keep);
      writeFileSync(data.at(lastBackup), `${path}\n`);
      report(`A backup ${summaryOf(contents)} lies in ${path}.`);
      return path;
    } catch (error) {
      await backup.discard();
      throw error;
    }
  } finally {
    await unlock();
  }
};
