import { backoff, type Logger, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import type { Knex } from 'knex';
import { republishBatch, type RepublishingParts, type RepublishingStep } from './republish-batch.ts';

export interface RepublishingOptions<Trx = Knex.Transaction> extends RepublishingParts<Trx> {
  readonly logger: Logger;
}

const sleepMs: Record<RepublishingStep, number> = { idle: 1_000, waiting: 100, progress: 0 };

/**
 * Publishes the current state of a service again when an operator requests it, by the batch through the outbox. Any number may run:
 * one does a batch at a time. One that is stopped in the middle is gone on with by the next.
 */
export const startRepublishing = <Trx = Knex.Transaction>({ logger, ...parts }: RepublishingOptions<Trx>): { stop(): Promise<void> } => {
  const { store } = parts;
  const warn = throttledWarn(logger);
  const loop = startLoop({
    step: async () => {
      if (!(await store.republications.hasOpen())) return sleepMs.idle;
      return sleepMs[await store.run((trx) => republishBatch(trx, parts))];
    },
    onError: (error) => warn({ reason: reasonOf(error) }, 'publishing the state again failed and is retried'),
    delays: backoff(200, 5_000),
  });
  return { stop: () => loop.stop() };
};
