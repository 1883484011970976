import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { silentLogger, type Logger } from '@paltu/kernel';
import { openServerHome } from './server-home.ts';
import type { ServerAccount } from './server-account.ts';

const giveAllTo = (account: ServerAccount, path: string): void => {
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid >>> 0, gid >>> 0);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveAllTo(account, join(path, name));
};

export interface PlacedCluster {
  /** New or empty; the next start is on it. */
  readonly dataDirectory: string;
  /** Of the superuser, as the cluster has it. */
  readonly password: string;
  /** Puts the files of the cluster into a folder. */
  readonly fill: (folder: string) => Promise<void>;
  readonly logger?: Logger;
}

/** Makes a data folder of a cluster that comes from elsewhere, whole or not at all. @throws Error when there is a cluster already */
export const placeCluster = async ({ dataDirectory, password, fill, logger = silentLogger }: PlacedCluster): Promise<void> => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDirectory, 'superuser-password'), password, { mode: 0o600 });
  const { account, cluster } = openServerHome(dataDirectory, logger);
  if (existsSync(cluster)) throw new Error(`there is a cluster in ${cluster} already: nothing was touched`);
  const partial = `${cluster}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  await fill(partial);
  giveAllTo(account, partial);
  renameSync(partial, cluster);
};
