import { violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import { emailTaken } from '../domain/account-errors.ts';
import { emailKey } from '../domain/account.ts';
import type { AccountRepository } from '../use-cases/ports.ts';
import { toAccount, toRow, type AccountRow } from './account-row.ts';

const toRefusal = (error: unknown): unknown => (violatedConstraint(error) === 'accounts_email_key' ? emailTaken() : error);

export const knexAccountRepository = (trx: Knex.Transaction): AccountRepository => ({
  add: async (account) => {
    try {
      await trx<AccountRow>('accounts').insert(toRow(account));
    } catch (error) {
      throw toRefusal(error);
    }
  },
  findByEmail: async (email) => {
    const row = await trx<AccountRow>('accounts')
      .where({ email_key: emailKey(email) })
      .forUpdate()
      .first();
    return row === undefined ? undefined : toAccount(row);
  },
  save: async (account) => {
    await trx<AccountRow>('accounts').where({ id: account.id }).update(toRow(account));
  },
});
