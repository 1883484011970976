import { parseIban, parseTaxNumber } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import type { Rules } from '#shared/form/form-rules.ts';

/** What is to be changed: '' leaves it as it is, for nobody is shown the whole of it. */
export interface AccountForm {
  taxNumber: string;
  iban: string;
  title: string;
}

export const emptyAccount: AccountForm = { taxNumber: '', iban: '', title: '' };

const isEmpty = (text: string): boolean => text.trim() === '';

export const accountRules: Rules<AccountForm> = {
  taxNumber: (text, values) => {
    if (Object.values<string>({ ...values }).every(isEmpty)) return 'vendor-office:account.problem.nothing';
    return !isEmpty(text) && parseTaxNumber(text) === undefined && 'vendor-office:account.problem.taxNumber';
  },
  iban: (text, { title }) => {
    if (isEmpty(text)) return !isEmpty(title) && 'vendor-office:account.problem.ibanMissing';
    return parseIban(text) === undefined && 'vendor-office:account.problem.iban';
  },
  title: (text, { iban }) => isEmpty(text) && !isEmpty(iban) && 'vendor-office:account.problem.title',
};

type AccountBody = Args<'putStoresUserAccount'>['body'];

/** Only what was written is sent. */
export function bodyOfAccount({ taxNumber, iban, title }: AccountForm): AccountBody {
  return {
    ...(!isEmpty(taxNumber) && { taxNumber: taxNumber.trim() }),
    ...(!isEmpty(iban) && { payout: { iban: iban.trim(), title: title.trim() } }),
  };
}

/** The field of the form that a path of the API's answer means. */
export const accountFieldOf = (path: string): string => path.replace(/^payout\./, '');
