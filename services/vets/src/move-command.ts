import { once } from 'node:events';
import type { Logger } from '@paltu/kernel';
import { messageOf } from '@paltu/runtime';
import { readCommandConfig } from './config.ts';
import { openMovedStore } from './moved-store-command.ts';
import { exportLines, importFile } from './moving/moving-module.ts';

const [word, path] = process.argv.slice(2);

const printLine = (text: string): void => void process.stderr.write(`${text}\n`);
const progress = (kind: string, count: number): void => printLine(`${kind}: ${count}`);
const note = (fields: object, message: string): void => printLine([message, ...Object.values(fields)].join(' '));
const logger: Logger = { debug: () => undefined, info: note, warn: note, error: note };

const print = async (line: string): Promise<void> => {
  if (!process.stdout.write(line)) await once(process.stdout, 'drain');
};

const move = async (): Promise<void> => {
  const store = await openMovedStore(readCommandConfig().DATABASE_URL, logger);
  try {
    if (word === 'export') await exportLines(store, print, progress);
    else printLine(`${await importFile(store, path ?? '', progress)} lines are imported.`);
  } finally {
    await store.close();
  }
};

if ((word === 'export' && path === undefined) || (word === 'import' && path !== undefined)) {
  try {
    await move();
  } catch (error) {
    printLine(`Nothing is ${word}ed: ${messageOf(error)}`);
    process.exitCode = 1;
  }
} else {
  printLine('usage: DATABASE_URL=… node services/vets/src/move-command.ts export >FILE, or import FILE');
  process.exitCode = 2;
}
