// What backup.sh and restore.sh have done inside: backup-command.js take|check|verify|restore, in the container of `prepare`, with the files of
// the backup in /backup.
import { checksumProblems, readContents, summaryOf } from '@paltu/backups';
import type { Logger } from '@paltu/kernel';
import { readBackupConfig, type BackupConfig } from './config.ts';
import { checkBackup, restoreBackup } from './read-back.ts';
import { takeBackup } from './take-backup.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const log = (fields: object, message: string): void => print(`backup: ${[message, ...Object.values(fields)].join(' ')}`);
const logger: Logger = { debug: () => undefined, info: log, warn: log, error: log };

const words: Readonly<Record<string, (config: BackupConfig) => Promise<string>>> = {
  take: async (config) => {
    await takeBackup(config);
    return 'copied';
  },
  check: (config) => checkBackup(config, logger),
  verify: async ({ folder }) => {
    const contents = await readContents(folder, 'cluster');
    const problems = await checksumProblems(folder);
    if (problems.length > 0) throw new Error(`it is damaged: ${problems.join('; ')}`);
    return summaryOf(contents);
  },
  restore: (config) => restoreBackup(config, logger),
};

const [word = ''] = process.argv.slice(2);
const work = words[word];
if (work === undefined) {
  process.stderr.write(`take, check, verify or restore? Not ${word}\n`);
  process.exit(2);
}
try {
  print(await work(readBackupConfig()));
  process.exit(0);
} catch (error) {
  process.stderr.write(`backup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
