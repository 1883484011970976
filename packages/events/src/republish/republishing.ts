import { reasonOf, backoff, startLoop, throttledWarn, type Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { EventStore } from '../ports/event-store.ts';
import type { Outbox, Republication } from '../ports/outbox.ts';
import type { RepublishedState } from './republished-state.ts';

const batchSize = 100;
/** With more rows in the outbox the next batch waits, so that events which happen meanwhile are published soon. */
const mostUnpublished = 250;

interface RepublishingParts<Trx = Knex.Transaction> {
  /** The store that holds the outbox, beside the state. */
  readonly store: EventStore<Trx>;
  readonly states: readonly RepublishedState<Trx>[];
  readonly outboxIn: (trx: Trx) => Outbox;
}

const readNext = async <Trx>(trx: Trx, request: Republication, { store, states, outboxIn }: RepublishingParts<Trx>): Promise<void> => {
  // A state that a new release does not know any more: everything is read again, which does no harm.
  const at = Math.max(
    0,
    states.findIndex(({ name }) => name === request.state),
  );
  const state = states[at];
  if (state === undefined)
    return store.republications.end(trx, request.id, 'refused: this service has no state that could be published again');
  const after = state.name === request.state ? (request.after ?? undefined) : undefined;
  const { events, last } = await state.readBatch(trx, after, batchSize);
  await outboxIn(trx).append(events);
  const next = last === undefined ? { state: states[at + 1]?.name ?? null, after: null } : { state: state.name, after: last };
  await store.republications.update(trx, request.id, {
    ...next,
    is_read: last === undefined && at + 1 === states.length,
    events: request.events + events.length,
    ...(events.length === 0 ? {} : { last_position: await store.outbox.lastPosition(trx) }),
  });
};

const attempt = async <Trx>(trx: Trx, request: Republication, parts: RepublishingParts<Trx>): Promise<boolean> => {
  const { outbox, republications } = parts.store;
  if (request.is_read) {
    if (((await outbox.firstUnpublished(trx)) ?? Infinity) <= (request.last_position ?? 0)) return false;
    await republications.end(trx, request.id, `published ${request.events} events again`);
    return true;
  }
  if (await outbox.isFull(trx, mostUnpublished)) return false;
  await readNext(trx, request, parts);
  return true;
};

/** What a round did: nothing was requested, it waits for the relay, or it went on. */
type RepublishingStep = 'idle' | 'waiting' | 'progress';

/** Appends the next batch of what an operator requested to the outbox, and remembers in the same transaction how far it came. */
const republishBatch = async <Trx>(trx: Trx, parts: RepublishingParts<Trx>): Promise<RepublishingStep> => {
  const { store } = parts;
  const request = await store.republications.take(trx);
  if (request === undefined) return 'idle';
  try {
    return (await store.runPart(trx, (part) => attempt(part, request, parts))) ? 'progress' : 'waiting';
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    await store.republications.end(trx, request.id, `failed after ${request.events} events: ${reasonOf(error)}`);
    return 'progress';
  }
};

interface RepublishingOptions<Trx = Knex.Transaction> extends RepublishingParts<Trx> {
  readonly logger: Logger;
}

/** While requests are notified. */
const quietPollMs = 60_000;
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
      if (!(await store.republications.hasOpen())) return store.notices.areLive() ? quietPollMs : sleepMs.idle;
      return sleepMs[await store.run((trx) => republishBatch(trx, parts))];
    },
    onError: (error) => warn({ reason: reasonOf(error) }, 'publishing the state again failed and is retried'),
    delays: backoff(200, 5_000),
  });
  const unsubscribe = store.notices.on('requests', () => loop.wake());
  return { stop: () => loop.stop().finally(unsubscribe) };
};
