import { reasonOf, type Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { UndecodableEvent } from '../envelope/envelope.ts';
import { storableReason } from '../envelope/names.ts';
import type { GroupControl } from '../ports/event-bus.ts';
import { keyName, type ParkedRow, type ParkedSelection, type ParkingReason, type ConsumerRequest } from '../ports/event-store.ts';
import { applyEvents } from './apply-event.ts';
import { classify, type ConsumerContext } from './classify.ts';

const mostTimes = 5;
/** Longer than a server is away that restarts. */
const longestMs = 2 * 60_000;

/** What requests ran into that may pass, as this instance has seen it. */
const retryTracker = () => {
  const troubles = new Map<string, { readonly since: number; times: number; reason: string }>();
  return {
    add: (id: string, reason: string) => {
      const trouble = troubles.get(id) ?? { since: Date.now(), times: 0, reason };
      trouble.times += 1;
      trouble.reason = reason;
      troubles.set(id, trouble);
    },
    /** What a request ran into so often, and for so long, that it is not to be tried again. */
    lasting: (id: string) => {
      const trouble = troubles.get(id);
      return trouble !== undefined && trouble.times >= mostTimes && Date.now() - trouble.since >= longestMs ? trouble.reason : undefined;
    },
    forget: (id: string) => void troubles.delete(id),
  };
};

/** Applies the event again, whatever its age. Returns why it stays parked, or undefined when it is done. */
const replayOne = async <Trx>(
  trx: Trx,
  row: ParkedRow,
  context: ConsumerContext<Trx>,
): Promise<{ reason: ParkingReason; error: string } | undefined> => {
  const { topic, partition, offset, key, headers, value, appended_at: appendedAt } = row;
  const record = { topic, partition, offset, key, headers, value, appendedAt };
  const classified = classify(record, context.definition, { anyAge: true });
  if (classified.kind === 'undecodable') return { reason: 'undecodable', error: storableReason(reasonOf(classified.error)) };
  if (classified.kind !== 'due') return undefined;
  try {
    await context.store.runPart(trx, (part) => applyEvents([classified], part, context));
    return undefined;
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    return { reason: error instanceof UndecodableEvent ? 'undecodable' : 'refused', error: storableReason(reasonOf(error)) };
  }
};

/**
 * Replays parked events in order. A key whose event is refused again keeps it and all later ones; an event is not replayed
 * before the earlier ones of its key.
 */
const replayParked = async <Trx>(trx: Trx, selection: ParkedSelection, context: ConsumerContext<Trx>): Promise<string> => {
  const { consumer } = context.definition;
  const { parked } = context.store;
  const rows = await parked.select(trx, consumer, selection);
  const stuck = new Set<string>();
  let replayed = 0;
  for (const row of rows) {
    if (stuck.has(keyName(row))) continue;
    const refusal = (await parked.hasEarlier(trx, consumer, row))
      ? { reason: 'behind' as const, error: 'an earlier event of this key is parked' }
      : await replayOne(trx, row, context);
    if (refusal === undefined) {
      await parked.delete(trx, consumer, row);
      replayed += 1;
    } else {
      stuck.add(keyName(row));
      await parked.update(trx, consumer, row, { ...refusal, attempts: row.attempts + 1 });
    }
  }
  return `replayed ${replayed} of ${rows.length}${stuck.size > 0 ? `; ${stuck.size} keys are still parked` : ''}`;
};

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
