import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { emailKey } from '../domain/account.ts';
import type { EmailToken } from '../domain/email-token.ts';
import type { EmailTokenRepository } from '../use-cases/ports.ts';

export const knexEmailTokens = (trx: Knex.Transaction): EmailTokenRepository => ({
  add: async (token) => {
    await trx('email_tokens').insert(toColumns(token));
  },
  find: async (hash, purpose) => {
    const row = (await trx('email_tokens').where({ hash, purpose }).forUpdate().first()) as object | undefined;
    return row && fromColumns<EmailToken>(row);
  },
  useUp: async (accountId, purpose, at, email) => {
    const open = trx('email_tokens').where({ account_id: accountId, purpose }).whereNull('used_at');
    if (email !== undefined) open.whereRaw('lower(email) = ?', [emailKey(email)]);
    await open.update({ used_at: at });
  },
});

/** Forgets links that expired before `before`; returns how many. */
export const forgetEmailTokens = async (database: Knex, before: Date): Promise<number> =>
  database('email_tokens').where('expires_at', '<', before).delete();
