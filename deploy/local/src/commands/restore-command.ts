// make restore: restore-command.ts [backup], the newest one when none is named
import { join, resolve } from 'node:path';
import { backupsIn } from '@paltu/backups';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readLocalConfig } from '../config.ts';
import { isMeant, exitWith } from './run-command.ts';

const newestIn = async (folder: string): Promise<string> => {
  const newest = (await backupsIn(folder)).at(-1);
  if (newest === undefined) throw new Error(`There is no backup in ${folder}. Name one: make restore from=/path/of/it`);
  return join(folder, newest);
};

await exitWith(async () => {
  const { dataDirectory, backups, root } = readLocalConfig();
  const [named] = process.argv.slice(2);
  const from = named === undefined || named === '' ? await newestIn(backups.folder) : resolve(root, named);
  const report = (line: string): void => void process.stdout.write(`${line}\n`);
  return (await restoreBackup({ from, dataDirectory, confirm: isMeant, report })) ? 0 : 1;
});
