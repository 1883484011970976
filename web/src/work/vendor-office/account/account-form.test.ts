import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { accountRules, bodyOfAccount, emptyAccount, fieldOf } from './account-form.ts';
import type { AccountForm } from './account-form.ts';

const problems = (values: Partial<AccountForm>) => problemsOf(accountRules, { ...emptyAccount, ...values }, ['taxNumber', 'iban', 'title']);
const iban = 'PK36 SCBL 0000 0011 2345 6702';

test('a mistyped IBAN and a number that is neither NTN nor CNIC are named before anything is sent', () => {
  expect(problems({ taxNumber: '123', iban: iban.replace('6702', '6703'), title: 'Bilal' })).toEqual({
    taxNumber: 'vendor-office:account.problem.taxNumber',
    iban: 'vendor-office:account.problem.iban',
  });
  expect(problems({ taxNumber: '35202-1234567-1', iban, title: 'Bilal' })).toEqual({});
});

test('an account needs both IBAN and title, and a form without anything sends nothing', () => {
  expect(problems({ iban })).toEqual({ title: 'vendor-office:account.problem.title' });
  expect(problems({ title: 'Bilal' })).toEqual({ iban: 'vendor-office:account.problem.ibanMissing' });
  expect(problems({})).toEqual({ taxNumber: 'vendor-office:account.problem.nothing' });
});

test('only what was written is sent: the rest stays as it is', () => {
  expect(bodyOfAccount({ ...emptyAccount, taxNumber: ' 1234567 ' })).toEqual({ taxNumber: '1234567' });
  expect(bodyOfAccount({ taxNumber: '', iban, title: ' Bilal ' })).toEqual({ payout: { iban, title: 'Bilal' } });
  expect(['payout.iban', 'taxNumber'].map(fieldOf)).toEqual(['iban', 'taxNumber']);
});
