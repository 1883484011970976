import { expect, test } from '@jest/globals';
import { formatIban, formatTaxNumber, maskIban, maskTaxNumber, parseIban, parseTaxNumber } from './tax-and-bank.ts';

// The example of the registry of IBANs.
const iban = 'PK36SCBL0000001123456702';

test('an IBAN of Pakistan is read however it is grouped', () => {
  for (const text of [iban, ' pk36 scbl 0000 0011 2345 6702 ', 'PK36-SCBL-0000-0011-2345-6702', 'PK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲'])
    expect(parseIban(text)).toBe(iban);
  expect(formatIban(iban)).toBe('PK36 SCBL 0000 0011 2345 6702');
  expect(maskIban(iban)).toBe('PK36 SCBL •••• •••• •••• 6702');
});

test('an IBAN with any other digit, or with two that changed places, is none', () => {
  for (const [at, digit] of [...iban].entries()) {
    if (!/\d/.test(digit)) continue;
    const mistyped = iban.slice(0, at) + ((Number(digit) + 1) % 10) + iban.slice(at + 1);
    expect([mistyped, parseIban(mistyped)]).toEqual([mistyped, undefined]);
  }
  for (const text of ['PK36SCBL0000001123457602', 'PK36SCBL000000112345670', 'GB82WEST12345698765432', '', '0300 1234567'])
    expect(parseIban(text)).toBeUndefined();
});

test('a tax number is an NTN of 7 digits or a CNIC of 13', () => {
  expect(['1234567', '123-4567', '۱۲۳-٤٥٦٧', '35202-1234567-1', '3520212345671'].map(parseTaxNumber)).toEqual([
    '1234567',
    '1234567',
    '1234567',
    '3520212345671',
    '3520212345671',
  ]);
  for (const text of ['123456', '12345678', '352021234567', 'A234567', '']) expect(parseTaxNumber(text)).toBeUndefined();
  expect([formatTaxNumber('3520212345671'), formatTaxNumber('1234567')]).toEqual(['35202-1234567-1', '1234567']);
  expect([maskTaxNumber('3520212345671'), maskTaxNumber('1234567')]).toEqual(['••••••••••671', '••••567']);
});
