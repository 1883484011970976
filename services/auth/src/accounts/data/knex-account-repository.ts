import { violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import { emailTaken } from '../domain/account-errors.ts';
import { emailKey } from '../domain/account.ts';
import type { AccountRepository } from '../use-cases/ports.ts';
import { toAccount, toRow } from './account-row.ts';

const toRefusal = (error: unknown): unknown =>
  violatedConstraint(error) === 'accounts_email_key' ? emailTaken.at('email', { code: 'taken' }) : error;

export const knexAccountRepository = (trx: Knex.Transaction): AccountRepository => ({
  add: async (account) => {
    try {
      await trx('accounts').insert(toRow(account));
    } catch (error) {
      throw toRefusal(error);
    }
  },
  findByEmail: async (email) => {
    const row = (await trx('accounts')
      .where({ email_key: emailKey(email) })
      .forUpdate()
      .first()) as object | undefined;
    return row && toAccount(row);
  },
  save: async (account) => {
    await trx('accounts').where({ id: account.id }).update(toRow(account));
  },
});
