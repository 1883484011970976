import { fromColumns, toColumns } from '@paltu/persistence';
import { emailKey, type Account } from '../domain/account.ts';

/** A row of `accounts`: `email_key` is what makes an address unique. */
export const toRow = (account: Account): Record<string, unknown> => ({
  ...toColumns(account, ['picture']),
  email_key: emailKey(account.email),
});

export const toAccount = (row: object): Account => {
  const {
    emailKey: _key,
    isContactTold: _isPublished,
    ...account
  } = fromColumns<Account & { emailKey: string; isContactTold: boolean }>(row);
  // A row that is older than the column has the time of the migration, verified or not.
  return account.isEmailVerified ? account : { ...account, emailVerifiedAt: null };
};
