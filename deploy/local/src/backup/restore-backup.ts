import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checksumProblems, copyObjects, countProblems, digestProblems, readContents, summaryOf, type Contents } from '@paltu/backups';
import { stopPostgresIn } from '@paltu/local-postgres';
import { folderStore } from '@paltu/storage';
import { emptyData, findDataFolder, openDataFolder, restoringMark, type DataFolder } from '../data-folder.ts';
import { runningInstance } from '../instance/instance-lock.ts';
import { endLeftovers, processRecords } from '../instance/process-records.ts';
import type { ReportLine } from '../terminal.ts';
import { objectFolders, readDatabases, readObjects, placeDatabases } from './read-back.ts';
import { otherFiles } from './take-backup.ts';

interface RestoreOptions {
  /** The backup. */
  readonly from: string;
  readonly dataDirectory: string;
  /** Whether what is there may be replaced; asked only where something is there. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly report: ReportLine;
}

const refuseWhileRunning = (data: DataFolder): void => {
  const instance = runningInstance(data);
  if (instance !== undefined) throw new Error(`Paltu runs on ${data.path} (process ${instance.pid}). Stop it first; nothing was touched.`);
};

const place = async (data: DataFolder, from: string): Promise<void> => {
  await placeDatabases(from, data.at('postgres'));
  for (const name of objectFolders(join(from, 'objects')))
    await copyObjects(await folderStore(join(from, 'objects', name)), await folderStore(join(data.folder('objects'), name)));
  for (const [to, source] of otherFiles) {
    if (!existsSync(join(from, source))) continue;
    data.folder(dirname(to));
    cpSync(join(from, source), data.at(to), { recursive: true });
  }
};

const differences = async (data: DataFolder, expected: Contents): Promise<string[]> => {
  const objects = await readObjects(data.at('objects'));
  const flat = (all: Contents['objects']): Record<string, number> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, { files, bytes }]) => [
        [`files of ${name}`, files],
        [`bytes of ${name}`, bytes],
      ]),
    );
  return [
    ...digestProblems(expected.databases, await readDatabases(data.at('postgres'))),
    ...countProblems(flat(expected.objects), flat(objects)),
  ];
};

/**
 * Puts a backup in the place of what `dataDirectory` holds; answers false when nobody wanted that. A backup that is damaged, or that of another profile, and data that
 * are in use, are refused untouched. At the end what is there is compared with what the backup held when it was made.
 */
export const restoreBackup = async ({ from, dataDirectory, confirm, report }: RestoreOptions): Promise<boolean> => {
  const contents = await readContents(from, 'single');
  const problems = await checksumProblems(from);
  if (problems.length > 0) throw new Error(`${from} is damaged, and nothing was touched: ${problems.join('; ')}`);
  const before = findDataFolder(dataDirectory);
  if (before !== undefined) {
    refuseWhileRunning(before);
    const question = `This replaces everything in ${before.path}, accounts, listings and pictures, by the backup ${summaryOf(contents)}.`;
    if (!(await confirm(question))) return false;
  }
  const data = openDataFolder(dataDirectory);
  // Until the end nothing starts on what is half there.
  writeFileSync(data.at(restoringMark), `${from}\n`);
  report(`Restoring the backup ${summaryOf(contents)}…`);
  await endLeftovers(processRecords(data), report);
  await stopPostgresIn(data.at('postgres'));
  emptyData(data);
  await place(data, from);
  const different = await differences(data, contents);
  if (different.length > 0) throw new Error(`what was restored is not what the backup held: ${different.join('; ')}`);
  rmSync(data.at(restoringMark));
  report(`${data.path} holds the backup of ${contents.takenAt}.`);
  return true;
};
