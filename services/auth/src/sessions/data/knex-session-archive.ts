import type { Knex } from 'knex';
import type { SessionArchive } from '../use-cases/ports.ts';

/** Rows that one statement deletes, so that it holds their locks only for a moment; the next run takes the rest. */
const batchSize = 5_000;

export const knexSessionArchive = (database: Knex): SessionArchive => ({
  forgetExpired: async (before) => {
    const expired = database('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(batchSize);
    const forgotten: number = await database('refresh_tokens').whereIn('token_hash', expired).delete();
    await database('sessions')
      .where('started_at', '<', before)
      .whereNotExists(database.select(database.raw('1')).from('refresh_tokens').whereRaw('refresh_tokens.session_id = sessions.id'))
      .delete();
    return forgotten;
  },
});
