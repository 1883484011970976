import { setTimeout as sleep } from 'node:timers/promises';
import { queryOf } from '../product/query-of.ts';
import type { RunningProduct } from '../product/running-product.ts';
import { databases } from './databases.ts';
import { readLog } from './read-log.ts';

/** Long: it says that the product settles at all, also on a machine that runs other suites beside this one. */
const limitMs = 240_000;

const unpublished = async (product: RunningProduct): Promise<number> => {
  const counts = await Promise.all(
    databases.map((name) => queryOf<{ count: string }>(product, name, 'select count(*) from outbox where published_at is null')),
  );
  return counts.reduce((sum, [row]) => sum + Number(row?.count ?? 0), 0);
};

/** By partition, the offset after its last event. */
const endsOf = async (product: RunningProduct): Promise<Map<string, number>> => {
  const log = await readLog(product);
  return new Map(log.map(({ topic, partition, offset }) => [`${topic}/${partition}`, offset + 1]));
};

const behind = async (product: RunningProduct): Promise<number> => {
  const ends = await endsOf(product);
  const offsets = await Promise.all(
    databases.map((name) =>
      queryOf<{ topic: string; partition: number; next_offset: string }>(
        product,
        name,
        'select topic, partition, next_offset from consumer_offsets',
      ),
    ),
  );
  return offsets.flat().filter(({ topic, partition, next_offset }) => Number(next_offset) < (ends.get(`${topic}/${partition}`) ?? 0))
    .length;
};

const isIdle = async (product: RunningProduct): Promise<boolean> => {
  try {
    return (await unpublished(product)) === 0 && (await behind(product)) === 0;
  } catch {
    return false;
  }
};

/** Resolves when every event was published and processed: outboxes empty and no consumer behind, found twice in a row. */
export const untilIdle = async (product: RunningProduct): Promise<void> => {
  const deadline = Date.now() + limitMs;
  let seen = 0;
  while (Date.now() < deadline) {
    seen = (await isIdle(product)) ? seen + 1 : 0;
    if (seen === 2) return;
    await sleep(500);
  }
  throw new Error(`the product is not idle ${limitMs / 1000} s after the last fault`);
};
