import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { SessionArchive, SessionQueries } from '../use-cases/ports.ts';
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

export const knexSessionArchive = (database: Knex): SessionArchive => ({
  forgetExpired: (before) => {
    const expired = database('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('refresh_tokens').whereIn('token_hash', expired.clone()).delete());
  },
  forgetChallenges: (before) => {
    const expired = database('login_challenges').select('hash').where('expires_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('login_challenges').whereIn('hash', expired.clone()).delete());
  },
});
