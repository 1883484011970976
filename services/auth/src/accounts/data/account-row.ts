import { fromColumns, toColumns } from '@paltu/persistence';
import { emailKey, type Account } from '../domain/account.ts';
import { documentOf } from '@paltu/search';

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

/** What an account is found by. */
export const accountDocument = ({ firstName, lastName, email }: Account): string =>
  documentOf({ texts: { A: [firstName, lastName], B: [email] } });
