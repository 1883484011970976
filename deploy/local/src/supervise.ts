import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectAfterLoad } from '@paltu/kernel';
import type { LocalConfig } from './config.ts';
import { openDataFolder, requireWhole } from './data-folder.ts';
import { takeInstanceLock } from './instance/instance-lock.ts';
import { stopParts, startProduct, type RunningParts, type SupervisorOptions } from './start-product.ts';
import { announcement, type ReportLine } from './terminal.ts';

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
const inThere = 'the demo admin is already in there';
const toCome = 'demo data bring an admin';

/**
 * Refuses to show the network a site whose admin password stands in the repository.
 * @throws Error that names what to set.
 */
const refuseDemoOnNetwork = ({ host, dataDirectory, demo, isDemoPublic }: LocalConfig): void => {
  if (isLoopback(host) || isDemoPublic) return;
  const isThere = existsSync(join(dataDirectory, 'demo'));
  if (!demo && !isThere) return;
  throw new Error(
    `HOST_ADDRESS=${host} lets other machines in, and ${isThere ? inThere : toCome} whose password everybody knows.\n` +
      `Set ${isThere ? 'another DATA_DIR, and DEMO=0' : 'DEMO=0'}; or DEMO_PUBLIC=1 if everybody may be that admin.`,
  );
};

const echoMs = 500;

interface StopSignals {
  /** Stop in order. */
  readonly stop: AbortSignal;
  /** Stop at once: the second Ctrl-C. */
  readonly kill: AbortSignal;
}

/** Turns SIGINT, SIGTERM and a closed terminal into an orderly stop; a second one kills what still runs. */
export const listenForStop = (report: ReportLine): StopSignals => {
  const stop = new AbortController();
  const kill = new AbortController();
  let first: { name: NodeJS.Signals; at: number } | undefined;
  // make forwards a SIGTERM that the whole group may have received already: that counts once.
  const isEcho = (name: NodeJS.Signals): boolean => first?.name === name && Date.now() - first.at < echoMs;
  const onSignal = (name: NodeJS.Signals): void => {
    if (!stop.signal.aborted) {
      first = { name, at: Date.now() };
      report('Stopping: gateway, services, PostgreSQL. (Ctrl-C again to kill them.)');
      stop.abort();
    } else if (!kill.signal.aborted && !isEcho(name)) {
      report('Killing what still runs.');
      kill.abort();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  // Writing to a terminal that was closed must not end the process before it has stopped in order.
  process.stdout.on('error', () => undefined);
  return { stop: stop.signal, kill: kill.signal };
};

/**
 * Runs the product on this machine until `signals.stop`: takes the data folder, picks up what a killed start left, starts
 * everything, prints one table, and stops it all in order. Rejects when it cannot start, with nothing left running.
 */
export const supervise = async (options: SupervisorOptions, signals: StopSignals): Promise<void> => {
  const begun = performance.now();
  const { config, report, print, background } = options;
  refuseDemoOnNetwork(config);
  const data = openDataFolder(config.dataDirectory);
  requireWhole(data);
  const lock = takeInstanceLock(data);
  if (lock.tookOver) report('The last start was killed before it could stop; what it left is cleaned up.');
  const parts: RunningParts = { services: [], background: [] };
  try {
    const address = await startProduct({ ...options, data, lock, parts }, signals.stop);
    const seconds = (performance.now() - begun) / 1000;
    print(announcement({ address, dataDirectory: data.path, logins: background.logins, seconds }));
    background.begin?.(parts);
    collectAfterLoad();
    if (!signals.stop.aborted) await once(signals.stop, 'abort');
  } catch (error) {
    if (!signals.stop.aborted) throw error;
  } finally {
    await stopParts(parts, signals.kill);
    lock.release();
  }
  report('Stopped.');
};
