import { documentOf } from '@paltu/search';
import type { Account } from '../domain/account.ts';

/** What an account is found by. */
export const accountDocument = ({ firstName, lastName, email }: Account): string =>
  documentOf({ texts: { A: [firstName, lastName], B: [email] } });
