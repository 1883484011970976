import { reasonOf } from '@paltu/kernel';
import { isInfrastructureError, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Outbox } from '../outbox/outbox.ts';
import type { RepublishedState } from './republished-state.ts';
import { endRepublication, takeRepublication, updateRepublication, type Republication } from './republications.ts';

const batchSize = 100;
/** With more rows in the outbox the next batch waits, so that events which happen meanwhile are published soon. */
const mostUnpublished = 250;

export interface RepublishingParts {
  readonly states: readonly RepublishedState[];
  readonly outboxIn: (trx: Knex.Transaction) => Outbox;
}

const firstUnpublished = async (trx: Knex.Transaction): Promise<number> => {
  const rows = await sqlRows<{ position: number }>(
    trx,
    'select position from outbox where published_at is null order by position limit 1',
    [],
  );
  return rows[0]?.position ?? Infinity;
};

const isOutboxFull = async (trx: Knex.Transaction): Promise<boolean> =>
  (await sqlRows(trx, 'select 1 from outbox where published_at is null limit ?', [mostUnpublished])).length === mostUnpublished;

const lastPosition = async (trx: Knex.Transaction): Promise<number | null> => {
  const rows = await sqlRows<{ position: number | null }>(trx, 'select max(position) as position from outbox', []);
  return rows[0]?.position ?? null;
};

const readNext = async (trx: Knex.Transaction, request: Republication, { states, outboxIn }: RepublishingParts): Promise<void> => {
  // A state that a new release does not know any more: everything is read again, which does no harm.
  const at = Math.max(
    0,
    states.findIndex(({ name }) => name === request.state),
  );
  const state = states[at];
  if (state === undefined) return endRepublication(trx, request.id, 'refused: this service has no state that could be published again');
  const after = state.name === request.state ? (request.after ?? undefined) : undefined;
  const { events, last } = await state.readBatch(trx, after, batchSize);
  await outboxIn(trx).append(events);
  const next = last === undefined ? { state: states[at + 1]?.name ?? null, after: null } : { state: state.name, after: last };
  await updateRepublication(trx, request.id, {
    ...next,
    is_read: last === undefined && at + 1 === states.length,
    events: request.events + events.length,
    ...(events.length === 0 ? {} : { last_position: await lastPosition(trx) }),
  });
};

const attempt = async (trx: Knex.Transaction, request: Republication, parts: RepublishingParts): Promise<boolean> => {
  if (request.is_read) {
    if ((await firstUnpublished(trx)) <= (request.last_position ?? 0)) return false;
    await endRepublication(trx, request.id, `published ${request.events} events again`);
    return true;
  }
  if (await isOutboxFull(trx)) return false;
  await readNext(trx, request, parts);
  return true;
};

/** What a round did: nothing was requested, it waits for the relay, or it went on. */
export type RepublishingStep = 'idle' | 'waiting' | 'progress';

/** Appends the next batch of what an operator requested to the outbox, and remembers in the same transaction how far it came. */
export const republishBatch = async (trx: Knex.Transaction, parts: RepublishingParts): Promise<RepublishingStep> => {
  const request = await takeRepublication(trx);
  if (request === undefined) return 'idle';
  try {
    return (await trx.transaction((savepoint) => attempt(savepoint, request, parts))) ? 'progress' : 'waiting';
  } catch (error) {
    if (isInfrastructureError(error)) throw error;
    await endRepublication(trx, request.id, `failed after ${request.events} events: ${reasonOf(error)}`);
    return 'progress';
  }
};
