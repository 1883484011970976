import type { Knex } from 'knex';
import { emailKey } from '../domain/account.ts';
import type { AccountQueries } from '../use-cases/ports.ts';
import { toAccount, type AccountRow } from './account-row.ts';

export const knexAccountQueries = (database: Knex): AccountQueries => {
  const findWhere = async (key: Partial<AccountRow>) => {
    const row = await database<AccountRow>('accounts').where(key).first();
    return row === undefined ? undefined : toAccount(row);
  };
  return {
    find: (id) => findWhere({ id }),
    findByEmail: (email) => findWhere({ email_key: emailKey(email) }),
  };
};
