import { fromColumns, toColumns } from '@paltu/persistence';
import { emailKey, type Account } from '../domain/account.ts';
import { accountDocument } from './account-document.ts';

/** A row of `accounts`: `email_key` is what makes an address unique, `document` what an account is found by. */
export const toRow = (account: Account): Record<string, unknown> => ({
  ...toColumns(account, ['picture']),
  email_key: emailKey(account.email),
  document: accountDocument(account),
});

export const toAccount = (row: object): Account => {
  const { emailKey: _key, document: _words, ...account } = fromColumns<Account & { emailKey: string; document: string }>(row);
  return account;
};
