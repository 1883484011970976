import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { DataFolder } from '../data-folder.ts';
import { identityOf, isAlive, type ProcessIdentity } from './process-records.ts';

/** The supervisor that holds a data folder, as others may read it. */
export interface Instance extends ProcessIdentity {
  /** Of the site; absent until it is ready. */
  readonly address?: string;
  /** Where PostgreSQL listens on 127.0.0.1; absent until it runs. */
  readonly postgresPort?: number;
  /** Base addresses of the services by name; absent until they are started. */
  readonly services?: Readonly<Record<string, string>>;
  /** Where each process serves its metrics, by name; absent until they are started. */
  readonly metrics?: Readonly<Record<string, string>>;
  /** The process that each of them runs in, by name: `pets` in `services`; absent until they are started. */
  readonly processes?: Readonly<Record<string, string>>;
}

class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
}

export interface InstanceLock {
  /** The supervisor before us was killed: its file was still there. */
  readonly tookOver: boolean;
  /** Adds what became known. */
  publish(more: Partial<Instance>): void;
  release(): void;
}

const lockName = 'run/supervisor.json';

const read = (file: string): Instance | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Instance;
  } catch {
    return undefined;
  }
};

/** The supervisor that runs on this folder now, or undefined. */
export const runningInstance = (data: DataFolder): Instance | undefined => {
  const found = read(data.at(lockName));
  return found !== undefined && isAlive(found) ? found : undefined;
};

const writeWhole = (file: string, instance: Instance): string => {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(instance), { mode: 0o600 });
  return partial;
};

const refuse = (data: DataFolder, holder: Instance): never => {
  const state = holder.address === undefined ? 'is just starting' : `already runs at ${holder.address}`;
  throw new AlreadyRunning(`Paltu ${state} (process ${holder.pid}, data in ${data.path}). Stop it first, or set another DATA_DIR.`);
};

const tryToLink = (partial: string, file: string): boolean => {
  try {
    // link() fails when the name exists: of two starts at once only one gets it, and nobody sees half a file.
    linkSync(partial, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

// Moved away first, looked at again, then deleted: between our look and our deed another start may have taken the name.
const removeAbandoned = (file: string, partial: string): void => {
  const moved = `${partial}.old`;
  try {
    renameSync(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const holder = read(moved);
  if (holder && isAlive(holder)) tryToLink(moved, file);
  rmSync(moved, { force: true });
};

const claim = (data: DataFolder, file: string, partial: string): boolean => {
  let tookOver = false;
  while (!tryToLink(partial, file)) {
    const holder = runningInstance(data);
    if (holder) refuse(data, holder);
    removeAbandoned(file, partial);
    tookOver = true;
  }
  return tookOver;
};

/**
 * Makes us the one supervisor of this data folder.
 * @throws AlreadyRunning with the other one's address
 */
export const takeInstanceLock = (data: DataFolder): InstanceLock => {
  const identity = identityOf(process.pid);
  if (!identity) throw new Error('The system does not know when this process started.');
  data.folder('run');
  const file = data.at(lockName);
  let instance: Instance = identity;
  const partial = writeWhole(file, instance);
  try {
    const tookOver = claim(data, file, partial);
    return {
      tookOver,
      publish: (more) => {
        instance = { ...instance, ...more };
        renameSync(writeWhole(file, instance), file);
      },
      release: () => rmSync(file, { force: true }),
    };
  } finally {
    rmSync(partial, { force: true });
  }
};
