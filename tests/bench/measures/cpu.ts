import { readFileSync } from 'node:fs';
import type { RunningProduct } from '../../product/running-product.ts';
import { processIdsOf } from './memory.ts';

/** CPU in milliseconds that each part of what is measured has used so far, by its name. */
export type CpuMeter = () => Promise<Readonly<Record<string, number>>>;

const msOfTick = 10;

/** User and system time of a process and of those of its children that have ended; 0 for one that is gone, or where nobody counts. */
const cpuMsOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msOfTick;
  } catch {
    return 0;
  }
};

const sumOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);

/** Of `gateway`, all `services` together, and `postgresql`. */
export const productCpu =
  (product: RunningProduct): CpuMeter =>
  async () => {
    const { supervisor: _none, gateway = [], postgresql = [], ...services } = await processIdsOf(product);
    return { gateway: sumOf(gateway), services: sumOf(Object.values(services).flat()), postgresql: sumOf(postgresql) };
  };

/** Of one `process`, and of `postgresql` where it asks that of a product. */
export const baselineCpu =
  (pid: number, product?: RunningProduct): CpuMeter =>
  async () => ({
    process: cpuMsOf(pid),
    ...(product === undefined ? {} : { postgresql: sumOf((await processIdsOf(product))['postgresql'] ?? []) }),
  });
