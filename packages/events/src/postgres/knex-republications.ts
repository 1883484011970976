import { newId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { storableReason } from '../envelope/names.ts';
import type { RepublicationRows } from '../ports/outbox.ts';

/** Requests as rows of `republications`. */
export const knexRepublications = (database: Knex): RepublicationRows<Knex.Transaction> => ({
  hasOpen: async () => (await database('republications').where({ done_at: null }).first('id')) !== undefined,
  take: (trx) => trx('republications').where({ done_at: null }).forUpdate().skipLocked().first(),
  update: async (trx, id, changes) => void (await trx('republications').where({ id }).update(changes)),
  end: async (trx, id, outcome) => {
    const changes = { done_at: trx.fn.now(), outcome: storableReason(outcome) };
    await trx('republications').where({ id }).update(changes);
  },
  request: async () => {
    await database.raw('insert into republications (id) values (?) on conflict ((done_at is null)) where done_at is null do nothing', [
      newId(),
    ]);
    const open = (await database('republications').orderBy('requested_at', 'desc').first('id')) as { id: string } | undefined;
    if (open === undefined) throw new Error('the request was not stored');
    return open.id;
  },
  read: (id) => database('republications').where({ id }).first(),
});
