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

/** Megabytes by process, `postgresql` being all of its own, and what they come to; Linux measures them, elsewhere it is NaN. */
export const memoryOf = async (product: RunningProduct): Promise<Record<string, number>> => {
  const supervisor = (await readInstance(product.dataDirectory))?.pid ?? 0;
  const postgres = product.engines === undefined ? postgresOf(product) : [];
  const byName: Record<string, number> = { supervisor: megabytesOf(supervisor) };
  for (const [name, pid] of processesOf(product.dataDirectory)) {
    byName[name] = megabytesOf(pid);
    for (const child of childrenOf(pid)) byName[`${name}'s child`] = megabytesOf(child);
  }
  if (postgres.length > 0) byName['postgresql'] = postgres.reduce((sum, pid) => sum + (megabytesOf(pid) || 0), 0);
  return { ...byName, all: Object.values(byName).reduce((sum, one) => sum + one, 0) };
};
