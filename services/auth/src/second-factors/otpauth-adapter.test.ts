import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { Secret } from 'otpauth';
import { otpauthCodes } from './otpauth-adapter.ts';
import { typedCode } from './second-factor.ts';

const { createRecoveryCodes, createSecret, recoveryHash, stepOf, uriOf } = otpauthCodes;

/** The secret of RFC 6238, appendix B, and its values for SHA-1: the last six of eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const at = (second: number): Date => new Date(second * 1_000);
const step = (code: string, second: number, lastStep: number | null = null) => stepOf({ secret, lastStep }, code, at(second));

test.each(vectors)('the code of second %i is that of RFC 6238', (second, code) => {
  expect(step(code, second)).toBe(Math.floor(second / 30));
});

test('a code counts in its step, the one before and the one after, and in no other', () => {
  const [second, code] = vectors[3];
  const own = Math.floor(second / 30);
  for (const away of [-30, 0, 30]) expect(step(code, second + away)).toBe(own);
  for (const away of [-60, 60]) expect(step(code, second + away)).toBeUndefined();
  expect(step('005925', second)).toBeUndefined();
});

test('neither the step of a code that was accepted nor an earlier one is accepted again', () => {
  const [second, code] = vectors[3];
  const own = Math.floor(second / 30);
  expect(step(code, second, own - 1)).toBe(own);
  expect([step(code, second, own), step(code, second, own + 1)]).toEqual([undefined, undefined]);
});

test('the URI names site and account, and the values that every app takes', () => {
  const uri = new URL(uriOf(secret, 'sana@example.com'));
  expect(decodeURIComponent(uri.pathname)).toContain('Paltu:sana@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ issuer: 'Paltu', secret, algorithm: 'SHA1', digits: '6', period: '30' });
  expect([createSecret().length, createSecret() === createSecret()]).toEqual([32, false]);
});

test('a code is read as it is typed: in groups, in Urdu or Arabic digits', () => {
  for (const typed of ['123456', ' 123 456 ', '۱۲۳ ۴۵۶', '١٢٣٤٥٦', '123-456'])
    expect(typedCode(typed)).toEqual({ isOfApp: true, code: '123456' });
});

test('a recovery code is read in any letter case, with letters that look like digits, and is known by no other account', () => {
  const [id, other] = [newId() as MemberId, newId() as MemberId];
  expect(typedCode('abcd-0123-ol1i-wxyz')).toEqual({ isOfApp: false, code: 'ABCD01230111WXYZ' });
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(recoveryHash(id, code.toLowerCase().replaceAll('-', ' '))).toBe(recoveryHash(id, code));
    expect(recoveryHash(other, code)).not.toBe(recoveryHash(id, code));
  }
});
