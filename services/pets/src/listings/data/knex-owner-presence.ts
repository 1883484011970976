import { knexMemberPresence } from '@paltu/projections';
import type { Knex } from 'knex';
import type { OwnerPresence } from '../use-cases/ports.ts';

const presenceIn = knexMemberPresence({ table: 'away_owners', idColumn: 'owner_id', lockSeed: 7 });

/** Whether owners are there, in the transaction `trx`. */
export const knexOwnerPresence = (trx: Knex.Transaction): OwnerPresence => ({
  ...presenceIn(trx),
  isVerified: async (ownerId) => {
    const member = await trx('members').where({ id: ownerId }).first<{ is_verified: boolean } | undefined>('is_verified');
    return member?.is_verified === true;
  },
});
