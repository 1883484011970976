import type { Knex } from 'knex';
import type { SessionArchive } from '../use-cases/ports.ts';

/** Rows that one statement deletes, so that it holds their locks only for a moment. */
const batchSize = 5_000;

/** Repeats a deletion until it finds less than a batch; returns how many rows went. */
const inBatches = async (deleteBatch: () => Promise<number>): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const count = await deleteBatch();
    deleted += count;
    if (count < batchSize) return deleted;
  }
};

export const knexSessionArchive = (database: Knex): SessionArchive => ({
  forgetExpired: async (before) => {
    const expired = database('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(batchSize);
    const forgotten = await inBatches(async () => database('refresh_tokens').whereIn('token_hash', expired.clone()).delete());
    const tokens = database.select(database.raw('1')).from('refresh_tokens').whereRaw('refresh_tokens.session_id = sessions.id');
    const ended = database('sessions').select('id').where('started_at', '<', before).whereNotExists(tokens).limit(batchSize);
    await inBatches(async () => database('sessions').whereIn('id', ended.clone()).delete());
    return forgotten;
  },
});
