import type { Logger } from '@paltu/kernel';
import { isInfrastructureError, withoutTimeouts } from '@paltu/persistence';
import type { Knex } from 'knex';
import { storableReason } from '../envelope/names.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { dropParked, replayParked } from './replay-parked.ts';

export interface ConsumerRequest {
  readonly id: string;
  readonly consumer: string;
  readonly kind: 'replay' | 'drop' | 'rebuild';
  readonly key: string | null;
  readonly event_id: string | null;
}

const rebuild = async (trx: Knex.Transaction, { definition, inbox }: ConsumerContext, rewind: () => Promise<void>): Promise<string> => {
  if (definition.reset === undefined) return 'refused: a reactor is never rebuilt';
  const { reset } = definition;
  // Emptying a big projection may take longer than a statement may.
  await withoutTimeouts(trx, async () => {
    await reset(trx);
    await inbox.clear(trx, definition.consumer);
    await trx('parked_events').where({ consumer: definition.consumer }).delete();
    await rewind();
  });
  return 'rebuilding from the beginning';
};

const runRequest = (
  trx: Knex.Transaction,
  request: ConsumerRequest,
  context: ConsumerContext,
  rewind: () => Promise<void>,
): Promise<string> => {
  if (request.kind === 'rebuild') return rebuild(trx, context, rewind);
  return request.kind === 'replay' ? replayParked(trx, request, context) : dropParked(trx, request);
};

const attempt = async (
  trx: Knex.Transaction,
  request: ConsumerRequest,
  context: ConsumerContext,
  rewind: () => Promise<void>,
): Promise<string> => {
  try {
    return await trx.transaction((savepoint) => runRequest(savepoint, request, context, rewind));
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const logOutcome = (logger: Logger, { id, consumer, kind }: ConsumerRequest, outcome: string): void =>
  logger.info({ request: id, consumer, kind, outcome }, 'carried out a request of an operator');

/** Whether an operator has requested something of this consumer that was not carried out yet. */
export const hasRequests = async (database: Knex, consumer: string): Promise<boolean> =>
  (await database('consumer_requests').where({ consumer, done_at: null }).first()) !== undefined;

/** Carries out what operators requested of this consumer, oldest first; the caller has locked all its offsets in `trx`. */
export const runRequests = async (trx: Knex.Transaction, context: ConsumerContext, rewind: () => Promise<void>): Promise<void> => {
  const requests = await trx<ConsumerRequest & { requested_at: Date; done_at: Date | null }>('consumer_requests')
    .where({ consumer: context.definition.consumer, done_at: null })
    .orderBy('requested_at')
    .forUpdate()
    .skipLocked();
  for (const request of requests) {
    const outcome = await attempt(trx, request, context, rewind);
    await trx('consumer_requests')
      .where({ id: request.id })
      .update({ done_at: trx.fn.now(), outcome: storableReason(outcome) });
    logOutcome(context.logger, request, outcome);
  }
};
