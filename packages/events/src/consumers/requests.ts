import type { Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { GroupControl } from '../ports/event-bus.ts';
import { storableReason } from '../envelope/names.ts';
import type { ConsumerContext } from './consumer-context.ts';
import { replayParked } from './replay-parked.ts';
import type { ConsumerRequest } from '../ports/request-rows.ts';
import { retryTracker } from './retry-tracker.ts';

const maxLogged = 3;

const rebuild = async <Trx>(trx: Trx, { definition, inbox, store }: ConsumerContext<Trx>, offsets: GroupControl): Promise<string> => {
  if (definition.reset === undefined) return 'refused: a reactor is never rebuilt';
  const problems = await offsets.outOfRange();
  // The log does not hold what the projection was made of: once emptied it could not be filled again.
  if (problems.length > 0)
    return `refused: the log has lost events (${problems.slice(0, maxLogged).join('; ')}${problems.length > maxLogged ? '; …' : ''}); rewind this consumer and republish the services that it listens to first`;
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
  // Where the inbox has forgotten what was published before a deletion, and not the deletion, only the first would be taken again.
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

const logOutcome = (logger: Logger, { id, consumer, kind }: ConsumerRequest, outcome: string): void =>
  logger.info({ request: id, consumer, kind, outcome }, 'carried out a request of an operator');

/**
 * Carries out what operators requested of a consumer, oldest first; the caller has locked all its offsets in `trx`. One that runs into
 * trouble which may pass is tried again, and those behind it wait; when the trouble lasts it is ended, and they go on.
 */
export const requestRunner = <Trx>(context: ConsumerContext<Trx>): ((trx: Trx, offsets: GroupControl) => Promise<void>) => {
  const { store, definition, logger } = context;
  const troubles = retryTracker();
  const attempt = async (trx: Trx, request: ConsumerRequest, offsets: GroupControl): Promise<string> => {
    const lasting = troubles.lasting(request.id);
    if (lasting !== undefined) return `failed: ${lasting}; nothing was changed`;
    try {
      return await store.runPart(trx, (part) => kinds[request.kind](part, request, context, offsets));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isInfrastructureError(error)) return `failed: ${reason}`;
      troubles.add(request.id, reason);
      throw error;
    }
  };
  return async (trx, offsets) => {
    for (const request of await store.requests.takeOpen(trx, definition.consumer)) {
      const outcome = await attempt(trx, request, offsets);
      await store.requests.end(trx, request.id, storableReason(outcome));
      store.afterCommit(trx, () => {
        troubles.forget(request.id);
        logOutcome(logger, request, outcome);
      });
    }
  };
};
