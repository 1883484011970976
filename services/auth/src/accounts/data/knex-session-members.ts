import type { Knex } from 'knex';
import type { UserType } from '../domain/account.ts';

/** Members as their sessions need them, in somebody else's transaction. */
export const knexSessionMembers = (trx: Knex.Transaction) => {
  const roles = () => trx('accounts').select<{ user_type: UserType }[]>('user_type');
  return {
    find: async (userId: string): Promise<UserType | undefined> => (await roles().where({ id: userId }).first())?.user_type,
    admit: async ({ id, passwordHash }: { readonly id: string; readonly passwordHash: string }): Promise<UserType | undefined> => {
      const row = await roles().where({ id, password_hash: passwordHash }).forShare().first();
      return row?.user_type;
    },
  };
};
