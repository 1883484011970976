import type { Knex } from 'knex';
import type { AccountRow } from './account-row.ts';

/** Which role a member has now, read in somebody else's transaction. */
export const knexMemberRoles = (trx: Knex.Transaction) => ({
  find: async (userId: string) => (await trx<AccountRow>('accounts').select('user_type').where({ id: userId }).first())?.user_type,
});
