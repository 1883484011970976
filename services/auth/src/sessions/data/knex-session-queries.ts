import type { Knex } from 'knex';
import type { SessionQueries } from '../use-cases/ports.ts';
import { toSession } from './session-rows.ts';

export const knexSessionQueries = (database: Knex): SessionQueries => ({
  listOpen: async (userId, { at, usedAfter, limit }) => {
    const rows: object[] = await database('sessions')
      .where({ account_id: userId, revoked_at: null })
      .where('ends_at', '>', at)
      .where('last_used_at', '>', usedAfter)
      .orderByRaw('last_used_at desc, id desc')
      .limit(limit);
    return rows.map(toSession);
  },
});
