import type { LocalConfig } from '../config.ts';
import { databaseAddresses } from '../databases/database-addresses.ts';
import type { DatabaseAddresses } from '../databases/database-addresses.ts';
import { findDataFolder } from '../data-folder.ts';
import { runningInstance } from '../instance/instance-lock.ts';
import type { Instance } from '../instance/instance-lock.ts';
import { paltu } from '../services.ts';

export interface RunningProduct {
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
