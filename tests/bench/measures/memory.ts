import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf } from '../../product/product-processes.ts';
import { readInstance } from '../../product/product-process.ts';
import type { RunningProduct } from '../../product/running-product.ts';

/** Memory of a process in MB; pages that several share count for each by its part, which matters to PostgreSQL. */
export const megabytesOf = (pid: number): number => {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN) / 1_024;
  } catch {
    return Number.NaN;
  }
};

const parentOf = (pid: string): number => {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
};

const childrenOf = (parent: number): number[] =>
  existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
        .map(Number)
    : [];

const postgresOf = (product: RunningProduct): number[] => {
  const file = join(product.postgresDirectory(), 'postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return [postmaster, ...childrenOf(postmaster)];
};

/** Process ids by name: `supervisor`, `gateway`, `services` or each of them, and all of PostgreSQL as `postgresql` where it is the product's own. */
export const processIdsOf = async (product: RunningProduct): Promise<Record<string, readonly number[]>> => {
  const postgres = product.engines === undefined ? postgresOf(product) : [];
  return {
    supervisor: [(await readInstance(product.dataDirectory))?.pid ?? 0],
    ...Object.fromEntries([...processesOf(product.dataDirectory)].map(([name, pid]) => [name, [pid, ...childrenOf(pid)]])),
    ...(postgres.length === 0 ? {} : { postgresql: postgres }),
  };
};

/** Megabytes by process, with its children, and what they come to; Linux measures them, elsewhere it is NaN. */
export const memoryOf = async (product: RunningProduct): Promise<Record<string, number>> => {
  const byName = Object.fromEntries(
    Object.entries(await processIdsOf(product)).map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + (megabytesOf(pid) || 0), 0)]),
  );
  return { ...byName, all: Object.values(byName).reduce((sum, one) => sum + one, 0) };
};
