import type { Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { GroupControl } from '../bus/event-bus.ts';
import { storableReason } from '../envelope/names.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { replayParked } from './replay-parked.ts';
import type { ConsumerRequest } from './request-rows.ts';

const mostTold = 3;

const rebuild = async <Trx>(trx: Trx, { definition, inbox, store }: ConsumerContext<Trx>, offsets: GroupControl): Promise<string> => {
  if (definition.reset === undefined) return 'refused: a reactor is never rebuilt';
  const problems = await offsets.outOfRange();
  // The log does not hold what the projection was made of: once emptied it could not be filled again.
  if (problems.length > 0)
    return `refused: the log has lost events (${problems.slice(0, mostTold).join('; ')}${problems.length > mostTold ? '; …' : ''}); rewind this consumer and republish the services that it listens to first`;
  const { reset } = definition;
  // Emptying a big projection may take longer than a statement may.
  await store.withoutTimeouts(trx, async () => {
    await reset(trx);
    await inbox.clear(trx, definition.consumer);
    await store.parked.drop(trx, definition.consumer, { key: null, event_id: null });
    await offsets.rewind();
  });
  return 'rebuilding from the beginning';
};

const rewind = async <Trx>(trx: Trx, { definition, inbox, store }: ConsumerContext<Trx>, offsets: GroupControl): Promise<string> => {
  if (definition.startAt === 'head' && (await offsets.outOfRange()).length === 0)
    return 'refused: this consumer began at the end of its topics and would take what is older; its offsets are in range';
  // Where the inbox has forgotten what was said before a deletion, and not the deletion, only the first would be taken again.
  if (definition.deletesRows) await store.withoutTimeouts(trx, () => inbox.clear(trx, definition.consumer));
  await offsets.rewind();
  return 'reading from the beginning again; what it has already does not take effect twice';
};

type RunRequest = <Trx>(trx: Trx, request: ConsumerRequest, context: ConsumerContext<Trx>, offsets: GroupControl) => Promise<string>;

const kinds: Record<ConsumerRequest['kind'], RunRequest> = {
  rebuild: (trx, _, context, offsets) => rebuild(trx, context, offsets),
  rewind: (trx, _, context, offsets) => rewind(trx, context, offsets),
  replay: (trx, request, context) => replayParked(trx, request, context),
  drop: async (trx, request, { store }) => `dropped ${String(await store.parked.drop(trx, request.consumer, request))}`,
};

const attempt: RunRequest = async (trx, request, context, offsets) => {
  try {
    return await context.store.runPart(trx, (part) => kinds[request.kind](part, request, context, offsets));
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const logOutcome = (logger: Logger, { id, consumer, kind }: ConsumerRequest, outcome: string): void =>
  logger.info({ request: id, consumer, kind, outcome }, 'carried out a request of an operator');

/** Carries out what operators requested of this consumer, oldest first; the caller has locked all its offsets in `trx`. */
export const runRequests = async <Trx>(trx: Trx, context: ConsumerContext<Trx>, offsets: GroupControl): Promise<void> => {
  const { store, definition, logger } = context;
  for (const request of await store.requests.takeOpen(trx, definition.consumer)) {
    const outcome = await attempt(trx, request, context, offsets);
    await store.requests.end(trx, request.id, storableReason(outcome));
    store.afterCommit(trx, () => logOutcome(logger, request, outcome));
  }
};
