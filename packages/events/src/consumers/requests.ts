import type { Logger } from '@paltu/kernel';
import { isInfrastructureError, withoutTimeouts } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { GroupControl } from '../bus/event-bus.ts';
import { storableReason } from '../envelope/names.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { dropParked, replayParked } from './replay-parked.ts';

export interface ConsumerRequest {
  readonly id: string;
  readonly consumer: string;
  readonly kind: 'replay' | 'drop' | 'rebuild' | 'rewind';
  readonly key: string | null;
  readonly event_id: string | null;
}

const mostTold = 3;

const rebuild = async (trx: Knex.Transaction, { definition, inbox }: ConsumerContext, offsets: GroupControl): Promise<string> => {
  if (definition.reset === undefined) return 'refused: a reactor is never rebuilt';
  const problems = await offsets.outOfRange();
  // The log does not hold what the projection was made of: once emptied it could not be filled again.
  if (problems.length > 0)
    return `refused: the log has lost events (${problems.slice(0, mostTold).join('; ')}${problems.length > mostTold ? '; …' : ''}); rewind this consumer and republish the services that it listens to first`;
  const { reset } = definition;
  // Emptying a big projection may take longer than a statement may.
  await withoutTimeouts(trx, async () => {
    await reset(trx);
    await inbox.clear(trx, definition.consumer);
    await trx('parked_events').where({ consumer: definition.consumer }).delete();
    await offsets.rewind();
  });
  return 'rebuilding from the beginning';
};

const rewind = async ({ definition }: ConsumerContext, offsets: GroupControl): Promise<string> => {
  if (definition.startAt === 'head' && (await offsets.outOfRange()).length === 0)
    return 'refused: this consumer began at the end of its topics and would take what is older; its offsets are in range';
  await offsets.rewind();
  return 'reading from the beginning again; what it has already does not take effect twice';
};

type RunRequest = (trx: Knex.Transaction, request: ConsumerRequest, context: ConsumerContext, offsets: GroupControl) => Promise<string>;

const kinds: Record<ConsumerRequest['kind'], RunRequest> = {
  rebuild: (trx, _, context, offsets) => rebuild(trx, context, offsets),
  rewind: (_trx, _request, context, offsets) => rewind(context, offsets),
  replay: (trx, request, context) => replayParked(trx, request, context),
  drop: (trx, request) => dropParked(trx, request),
};

const attempt: RunRequest = async (trx, request, context, offsets) => {
  try {
    return await trx.transaction((savepoint) => kinds[request.kind](savepoint, request, context, offsets));
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
export const runRequests = async (trx: Knex.Transaction, context: ConsumerContext, offsets: GroupControl): Promise<void> => {
  const requests = await trx<ConsumerRequest & { requested_at: Date; done_at: Date | null }>('consumer_requests')
    .where({ consumer: context.definition.consumer, done_at: null })
    .orderBy('requested_at')
    .forUpdate()
    .skipLocked();
  for (const request of requests) {
    const outcome = await attempt(trx, request, context, offsets);
    await trx('consumer_requests')
      .where({ id: request.id })
      .update({ done_at: trx.fn.now(), outcome: storableReason(outcome) });
    logOutcome(context.logger, request, outcome);
  }
};
