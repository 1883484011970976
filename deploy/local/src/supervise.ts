import { once } from 'node:events';
import { collectAfterLoad } from '@paltu/kernel';
import { announcement } from './announce.ts';
import { refuseDemoOnNetwork } from './demo-on-network.ts';
import { openDataFolder, requireWhole } from './data-folder.ts';
import { takeInstanceLock } from './instance/instance-lock.ts';
import { stopParts } from './running-parts.ts';
import type { RunningParts } from './running-parts.ts';
import { startProduct } from './start-product.ts';
import type { StopSignals } from './stop-signals.ts';
import type { SupervisorOptions } from './supervisor-options.ts';

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
