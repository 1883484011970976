import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { LocalConfig } from '../config.ts';
import { findDataFolder } from '../data-folder.ts';
import { databaseAddresses, type DatabaseAddresses } from '../databases/database-addresses.ts';
import { runningInstance, type Instance } from '../instance/instance-lock.ts';
import { paltu } from '../services.ts';

/** Runs one of our programs in the foreground; its exit code becomes ours. */
export const runNode = async (
  command: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  const child = spawn(process.execPath, command, { cwd: directory, env: environment, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

/** Ends this process with what `work` returns; a failure is printed in one line. */
export const exitWith = async (work: () => Promise<number>): Promise<never> => {
  try {
    process.exit(await work());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

/** Whether a person wants what `warning` describes: YES=1, or who types yes. @throws Error when nobody is there to ask */
export const isMeant = async (warning: string): Promise<boolean> => {
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) throw new Error(`${warning} Nobody is here to ask: set YES=1.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};

interface RunningProduct {
  readonly instance: Instance;
  readonly addresses: DatabaseAddresses;
}

/** The product that runs on this data folder. Rejects in words for a person when none does. */
export const getRunningProduct = (config: LocalConfig): RunningProduct => {
  const data = findDataFolder(config.dataDirectory);
  const instance = data && runningInstance(data);
  if (data === undefined || instance?.postgresPort === undefined) {
    throw new Error(`Paltu does not run on ${config.dataDirectory}. Start it first (make start), in another terminal.`);
  }
  return { instance, addresses: databaseAddresses(data, paltu, instance.postgresPort) };
};
