import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProduct } from '../product/running-product.ts';
import { withEventStores } from './event-stores.ts';
import { readLog } from './read-log.ts';

/** Long: it proves that the product settles at all, also on a machine that runs other suites beside this one. */
const limitMs = 240_000;

/** By partition, the offset after its last event. */
const endsOf = async (product: RunningProduct): Promise<Map<string, number>> => {
  const log = await readLog(product);
  return new Map(log.map(({ topic, partition, offset }) => [`${topic}/${partition}`, offset + 1]));
};

/** What has to come yet, in words: events that wait to be published, consumers that have not come to the end of their topics. */
const pendingWork = (product: RunningProduct): Promise<string[]> =>
  withEventStores(product, async (stores) => {
    const backlogs = await Promise.all(stores.map(async ({ name, store }) => ({ name, ...(await store.outbox.backlog()) })));
    const unpublished = backlogs.filter(({ events }) => events > 0).map(({ name, events }) => `${name} has ${events} events to publish`);
    if (unpublished.length > 0) return unpublished;
    const ends = await endsOf(product);
    const offsets = await Promise.all(stores.map(({ store }) => store.offsets.readAll()));
    return offsets
      .flat()
      .filter(({ topic, partition, offset }) => offset < (ends.get(`${topic}/${partition}`) ?? 0))
      .map(({ consumer, topic, partition, offset }) => `${consumer} is at ${offset} of ${topic}/${partition}`);
  });

/** Resolves when every event was published and processed: outboxes empty and no consumer behind, found twice in a row. */
export const untilIdle = async (product: RunningProduct): Promise<void> => {
  const deadline = Date.now() + limitMs;
  let seen = 0;
  let pending: readonly string[] = [];
  while (Date.now() < deadline) {
    pending = await pendingWork(product).catch((error: unknown) => [String(error)]);
    seen = pending.length === 0 ? seen + 1 : 0;
    if (seen === 2) return;
    await sleep(500);
  }
  throw new Error(`the product is not idle ${limitMs / 1000} s after the last fault: ${pending.join('; ')}`);
};
