import { once } from 'node:events';
import type { Login } from './announce.ts';
import { announcement } from './announce.ts';
import type { LocalConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { takeInstanceLock } from './instance/instance-lock.ts';
import type { ProcessSpec } from './processes/supervised-process.ts';
import { stopParts } from './running-parts.ts';
import type { RunningParts } from './running-parts.ts';
import type { Product } from './services.ts';
import { startProduct } from './start-product.ts';
import type { StopSignals } from './stop-signals.ts';
import type { Say } from './terminal.ts';
import type { WebBuild } from './web/web-build.ts';

/** Work that goes on while the product is used. */
export interface BackgroundWork {
  readonly specs: (specs: { address: string; environmentOf(name: string): Readonly<Record<string, string>> }) => readonly ProcessSpec[];
  readonly logins: readonly Login[];
  /** Called once everything runs. */
  readonly begin?: (parts: RunningParts) => void;
}

export interface SupervisorOptions {
  readonly config: LocalConfig;
  readonly product: Product;
  readonly web: WebBuild;
  readonly background: BackgroundWork;
  readonly say: Say;
  readonly print: (text: string) => void;
}

/**
 * Runs the product on this machine until `signals.stop`: takes the data folder, picks up what a killed start left, starts
 * everything, prints one table, and stops it all in order. Rejects when it cannot start, with nothing left running.
 */
export const supervise = async (options: SupervisorOptions, signals: StopSignals): Promise<void> => {
  const begun = performance.now();
  const { config, say, print, background } = options;
  const data = openDataFolder(config.dataDirectory);
  const lock = takeInstanceLock(data);
  if (lock.tookOver) say('The last start was killed before it could stop; what it left is put in order.');
  const parts: RunningParts = { services: [], background: [] };
  try {
    const address = await startProduct({ ...options, data, lock, parts }, signals.stop);
    const seconds = (performance.now() - begun) / 1000;
    print(announcement({ address, dataDirectory: data.path, logins: background.logins, seconds }));
    background.begin?.(parts);
    if (!signals.stop.aborted) await once(signals.stop, 'abort');
  } catch (error) {
    if (!signals.stop.aborted) throw error;
  } finally {
    await stopParts(parts, signals.hasten);
    lock.release();
  }
  say('Stopped.');
};
