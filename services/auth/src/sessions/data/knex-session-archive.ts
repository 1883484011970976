import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { SessionArchive } from '../use-cases/ports.ts';

export const knexSessionArchive = (database: Knex): SessionArchive => ({
  forgetExpired: (before) => {
    const expired = database('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('refresh_tokens').whereIn('token_hash', expired.clone()).delete());
  },
});
