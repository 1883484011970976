// make backup, of what lies in DATA_DIR
import { takeBackup } from '../backup/take-backup.ts';
import { readLocalConfig } from '../config.ts';
import { findDataFolder } from '../data-folder.ts';
import { exitWith } from './run-command.ts';

await exitWith(async () => {
  const { dataDirectory, backups } = readLocalConfig();
  const data = findDataFolder(dataDirectory);
  if (data === undefined) throw new Error(`There is no data in ${dataDirectory}. Of docker compose: make backup profile=cluster`);
  await takeBackup({ data, ...backups, report: (line) => void process.stdout.write(`${line}\n`) });
  return 0;
});
