import { expect, test } from '@jest/globals';
import { isCommonPassword } from '@paltu/reference/common-passwords';
import { passwordProblem, waitAfter } from './password.ts';

const standard = (password: string) => passwordProblem(password, { policy: 'standard', isCommon: isCommonPassword })?.msg;
const asvs = (password: string) => passwordProblem(password, { policy: 'asvs', isCommon: isCommonPassword })?.msg;

test.each([
  ['', 'Password is required'],
  ['Ab1', 'Password must be at least 6 characters long'],
  ['chinar42', 'Password must contain an uppercase letter, a lowercase letter and a number'],
  ['CHINAR42', 'Password must contain an uppercase letter, a lowercase letter and a number'],
  ['ChinarTree', 'Password must contain an uppercase letter, a lowercase letter and a number'],
  ['Password1', 'This password is too common'],
  ['pASSWORD123', 'This password is too common'],
  ['Pakistan786', 'This password is too common'],
  [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters long'],
  [`Aa1${'x'.repeat(125)}`, undefined],
  ['Chinar42', undefined],
])('the password %p is answered with %p', (password, message) => {
  expect(standard(password)).toBe(message);
});

test('under the ASVS policy length counts and composition does not', () => {
  expect(asvs('Chin42')).toBe('Password must be at least 8 characters long');
  expect(asvs('four chinar trees')).toBeUndefined();
  expect(asvs('password')).toBe('This password is too common');
});

test('a character outside the basic plane counts as one', () => {
  expect(standard('A1b🐈🐈')).toBe('Password must be at least 6 characters long');
  expect(standard('A1b🐈🐈🐈')).toBeUndefined();
});

test('waits grow, up to an hour', () => {
  expect([1, 2, 3, 4, 1_000].map(waitAfter)).toEqual([900, 1_800, 3_600, 3_600, 3_600]);
});
