import { backoff, type Logger, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { hasRepublication } from './republications.ts';
import { republishBatch, type RepublishingParts, type RepublishingStep } from './republish-batch.ts';

export interface RepublishingOptions extends RepublishingParts {
  /** Database that holds the state and the outbox. */
  readonly database: Knex;
  readonly logger: Logger;
}

const sleepMs: Record<RepublishingStep, number> = { idle: 1_000, waiting: 100, progress: 0 };

/**
 * Publishes the current state of a service again when an operator requests it, by the batch through the outbox. Any number may run:
 * one does a batch at a time. One that is stopped in the middle is gone on with by the next.
 */
export const startRepublishing = ({ database, logger, ...parts }: RepublishingOptions): { stop(): Promise<void> } => {
  const warn = throttledWarn(logger);
  const loop = startLoop({
    step: async () => {
      if (!(await hasRepublication(database))) return sleepMs.idle;
      return sleepMs[await runTransaction(database, (trx) => republishBatch(trx, parts))];
    },
    onError: (error) => warn({ reason: reasonOf(error) }, 'publishing the state again failed and is retried'),
    delays: backoff(200, 5_000),
  });
  return { stop: () => loop.stop() };
};
