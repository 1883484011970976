import { newId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { storableReason } from '../envelope/names.ts';

/** A request of an operator to publish the state of a service again, and how far it came. */
export interface Republication {
  readonly id: string;
  /** The state that is being read, and the key of the last aggregate that was; null before the first. */
  readonly state: string | null;
  readonly after: string | null;
  /** Whether everything was read, and only waits for the relay. */
  readonly is_read: boolean;
  readonly events: number;
  /** The outbox row of the last event. */
  readonly last_position: number | null;
  readonly done_at: Date | null;
  readonly outcome: string | null;
}

/** Whether an operator requested it and it is not done yet; asked without holding anything. */
export const hasRepublication = async (database: Knex): Promise<boolean> =>
  (await database('republications').where({ done_at: null }).first('id')) !== undefined;

/** The open request, held until the transaction ends; undefined when there is none, or when another instance is at it. */
export const takeRepublication = (trx: Knex.Transaction): Promise<Republication | undefined> =>
  trx('republications').where({ done_at: null }).forUpdate().skipLocked().first();

export const updateRepublication = async (trx: Knex.Transaction, id: string, changes: Partial<Republication>): Promise<void> => {
  await trx('republications').where({ id }).update(changes);
};

export const endRepublication = async (trx: Knex.Transaction, id: string, outcome: string): Promise<void> => {
  await trx('republications')
    .where({ id })
    .update({ done_at: trx.fn.now(), outcome: storableReason(outcome) });
};

/** Requests that the state of the service is published again; a request that is open already is joined. Returns its id. */
export const requestRepublication = async (database: Knex): Promise<string> => {
  await database.raw('insert into republications (id) values (?) on conflict ((done_at is null)) where done_at is null do nothing', [
    newId(),
  ]);
  const open = (await database('republications').orderBy('requested_at', 'desc').first('id')) as { id: string } | undefined;
  if (open === undefined) throw new Error('the request was not stored');
  return open.id;
};

export const readRepublication = (database: Knex, id: string): Promise<Republication | undefined> =>
  database('republications').where({ id }).first();
