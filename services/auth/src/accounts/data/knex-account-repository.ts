import { orRefuse } from '@paltu/kernel';
import { violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import { accountNotFound, emailTaken } from '../domain/account-errors.ts';
import { emailKey, type UserType } from '../domain/account.ts';
import type { AccountRepository } from '../use-cases/ports.ts';
import { toAccount, toRow } from './account-row.ts';

const toRefusal = (error: unknown): unknown =>
  violatedConstraint(error) === 'accounts_email_key' ? emailTaken.at('email', { code: 'taken' }) : error;

const refusing = async (statement: PromiseLike<unknown>): Promise<void> => {
  try {
    await statement;
  } catch (error) {
    throw toRefusal(error);
  }
};

const held = async (trx: Knex.Transaction, key: Readonly<Record<string, string>>) => {
  const row = (await trx('accounts').where(key).forUpdate().first()) as object | undefined;
  return row && toAccount(row);
};

export const knexAccountRepository = (trx: Knex.Transaction): AccountRepository => ({
  add: (account) => refusing(trx('accounts').insert(toRow(account))),
  findByEmail: (email) => held(trx, { email_key: emailKey(email) }),
  find: (id) => held(trx, { id }),
  findRole: async (id) => {
    const row = await trx('accounts').where({ id }).first<{ user_type: UserType } | undefined>('user_type');
    return row?.user_type;
  },
  get: async (id) => orRefuse(await held(trx, { id }), accountNotFound),
  save: (account) => refusing(trx('accounts').where({ id: account.id }).update(toRow(account))),
  delete: async (id) => {
    await trx('accounts').where({ id }).delete();
  },
  countAdmins: async () => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('admins'))");
    const row = await trx('accounts').where({ user_type: 'admin', deactivated_at: null }).count({ total: '*' }).first();
    return Number(row?.['total'] ?? 0);
  },
});
