// make reset
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopPostgresIn } from '@paltu/local-postgres';
import { readLocalConfig } from '../config.ts';
import { findDataFolder, removeData, type DataFolder } from '../data-folder.ts';
import { runningInstance } from '../instance/instance-lock.ts';
import { endLeftovers, isAlive, processRecords } from '../instance/process-records.ts';
import { isMeant, exitWith } from './run-command.ts';

const stopLimitMs = 60_000;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const stopSupervisor = async (data: DataFolder): Promise<void> => {
  const instance = runningInstance(data);
  if (!instance) return;
  print(`Stopping what runs (process ${instance.pid})…`);
  process.kill(instance.pid, 'SIGTERM');
  const deadline = Date.now() + stopLimitMs;
  while (isAlive(instance)) {
    if (Date.now() > deadline) throw new Error(`Process ${instance.pid} does not stop; nothing was deleted.`);
    await sleep(100);
  }
};

const refuseStranger = (path: string): number => {
  if (existsSync(path) && readdirSync(path).length > 0) throw new Error(`${path} is not a data folder of Paltu; nothing was touched.`);
  print(`There is no data in ${path}.`);
  return 0;
};

await exitWith(async () => {
  const config = readLocalConfig();
  const data = findDataFolder(config.dataDirectory);
  if (!data) return refuseStranger(config.dataDirectory);
  if (!(await isMeant(`This deletes all accounts, listings and pictures in ${data.path}.`))) return 1;
  await stopSupervisor(data);
  await endLeftovers(processRecords(data), print);
  await stopPostgresIn(data.at('postgres'));
  const left = removeData(data);
  print(`Forgot everything in ${data.path}.${left.length > 0 ? ` Left alone, for it is not ours: ${left.join(', ')}.` : ''}`);
  return 0;
});
