import type { Knex } from 'knex';
import type { UserType } from '../domain/account.ts';

/** Which role a member has now, read in somebody else's transaction. */
export const knexMemberRoles = (trx: Knex.Transaction) => ({
  find: async (userId: string): Promise<UserType | undefined> => {
    const row = await trx('accounts').where({ id: userId }).first<{ user_type: UserType } | undefined>('user_type');
    return row?.user_type;
  },
});
