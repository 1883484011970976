import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { SessionArchive } from '../use-cases/ports.ts';

export const knexSessionArchive = (database: Knex): SessionArchive => ({
  forgetExpired: async (before) => {
    const expired = database('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(deletedAtOnce);
    const forgotten = await inBatches(async () => database('refresh_tokens').whereIn('token_hash', expired.clone()).delete());
    const tokens = database.select(database.raw('1')).from('refresh_tokens').whereRaw('refresh_tokens.session_id = sessions.id');
    const ended = database('sessions').select('id').where('started_at', '<', before).whereNotExists(tokens).limit(deletedAtOnce);
    await inBatches(async () => database('sessions').whereIn('id', ended.clone()).delete());
    return forgotten;
  },
});
