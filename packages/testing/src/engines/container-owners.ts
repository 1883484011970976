import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { containerRuntime } from './container-runtime.ts';

const label = 'paltu.test-owner';
const ownerVariable = 'TEST_ENGINES_OWNER';

/** The process that must take the containers of this run away: the one that called `ownContainers`, else this one. */
const owner = (): string => process.env[ownerVariable] ?? `${hostname()}:${process.pid}`;

/** From here on the containers of this process and of its children belong to this process, and are removed when it ends or is killed. */
export const ownContainers = (): void => {
  process.env[ownerVariable] = owner();
  const program = join(import.meta.dirname, 'remove-after-owner.ts');
  const watch = spawn(process.execPath, ['--no-warnings', program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watch.unref();
  // It ends when we do: the pipe must neither keep this process alive nor hurt it.
  watch.stdin.on('error', () => undefined);
  (watch.stdin as Socket).unref();
};

export const ownerLabels = (): Record<string, string> => ({ [label]: owner() });

const isGone = (name: string): boolean => {
  const [host, pid] = name.split(':');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};

/** Somebody else (the watcher of a run that was killed) removes it too. */
const unlessGone = (error: unknown): void => {
  if (![404, 409].includes((error as { statusCode?: number }).statusCode ?? 0)) throw error;
};

const removeWhere = async (matches: (owner: string) => boolean): Promise<void> => {
  const { container } = await containerRuntime();
  const all = await container.dockerode.listContainers({ all: true, filters: { label: [label] } });
  const wanted = all.filter(({ Labels }) => matches(Labels[label] ?? ''));
  await Promise.all(wanted.map(({ Id }) => container.getById(Id).remove({ force: true, v: true }).catch(unlessGone)));
};

/** Removes every container of this run, whatever state it is in. */
export const removeOwnContainers = (): Promise<void> => removeWhere((name) => name === owner());

/** Removes the containers of runs on this machine that were killed before they could do it. */
export const removeAbandonedContainers = (): Promise<void> => removeWhere(isGone);
