import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { EndedSessions } from '../use-cases/ports.ts';

const table = 'ended_sessions';

// A session is a lock of its own: nothing may be known of it yet. Releases that run side by side share the seed.
const statements = {
  alone: { name: 'lock session', text: 'select pg_advisory_xact_lock(hashtextextended($1, 23))' },
  shared: { name: 'share session', text: 'select pg_advisory_xact_lock_shared(hashtextextended($1, 23))' },
  ended: { name: 'has session ended', text: `select id from ${table} where id = $1` },
};

/** Sessions that ended, in the transaction `trx`. */
export const knexEndedSessions = (trx: Knex.Transaction): EndedSessions => ({
  has: async (id) => {
    await preparedRows(trx, statements.shared, [id]);
    return (await preparedRows(trx, statements.ended, [id])).length > 0;
  },
  add: async (id, at) => {
    await preparedRows(trx, statements.alone, [id]);
    await trx(table).insert({ id, ended_at: at }).onConflict('id').ignore();
  },
});
