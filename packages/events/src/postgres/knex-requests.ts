import type { Knex } from 'knex';
import type { ConsumerRequest, RequestRows } from '../ports/event-store.ts';

/** Requests as rows of `consumer_requests`. */
export const knexRequests = (database: Knex): RequestRows<Knex.Transaction> => ({
  add: async (request) => void (await database('consumer_requests').insert(request)),
  read: (id) => database('consumer_requests').where({ id }).first('done_at', 'outcome'),
  openConsumers: () => database('consumer_requests').where({ done_at: null }).pluck('consumer'),
  hasOpen: async (consumer) => (await database('consumer_requests').where({ consumer, done_at: null }).first()) !== undefined,
  takeOpen: (trx, consumer) =>
    trx<ConsumerRequest & { requested_at: Date; done_at: Date | null }>('consumer_requests')
      .where({ consumer, done_at: null })
      .orderBy('requested_at')
      .forUpdate()
      .skipLocked(),
  end: async (trx, id, outcome) => void (await trx('consumer_requests').where({ id }).update({ done_at: trx.fn.now(), outcome })),
});
