import type { Knex } from 'knex';
import { accountNotFound } from '../domain/account-errors.ts';
import { emailKey } from '../domain/account.ts';
import type { AccountQueries } from '../use-cases/ports.ts';
import { toAccount } from './account-row.ts';

export const knexAccountQueries = (database: Knex): AccountQueries => {
  const findWhere = async (key: Readonly<Record<string, string>>) => {
    const row = (await database('accounts').where(key).first()) as object | undefined;
    return row && toAccount(row);
  };
  return {
    get: async (id) => {
      const account = await findWhere({ id });
      if (account === undefined) throw accountNotFound();
      return account;
    },
    findByEmail: (email) => findWhere({ email_key: emailKey(email) }),
    listDeactivated: async (until, limit) => {
      const rows: { id: string }[] = await database('accounts')
        .select('id')
        .where('deactivated_at', '<=', until)
        .orderBy('deactivated_at')
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
};
