import { expect, test } from '@jest/globals';
import { joseSeal, keyedDigest } from './jose-seal.ts';

const [first, second] = ['first'.repeat(8), 'second'.repeat(8)] as const;
const purpose = { purpose: 'bank accounts' };
const seal = joseSeal({ current: first }, purpose);
const sealed = await seal.seal('PK36 SCBL 0000 0011 2345 6702', 'store 1');

test('what is sealed shows nothing of itself and is opened by its secret, now or as the one before', async () => {
  const shown = sealed + sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  for (const part of ['SCBL', '6702', first]) expect(shown).not.toContain(part);
  expect(await seal.unseal(sealed, 'store 1')).toEqual({ text: 'PK36 SCBL 0000 0011 2345 6702', isCurrent: true });
  const next = joseSeal({ current: second, previous: first }, purpose);
  expect(await next.unseal(sealed, 'store 1')).toMatchObject({ isCurrent: false });
  expect(next.name).not.toBe(seal.name);
});

test('another secret opens nothing, nor does the same one for another purpose, and the variable is named', async () => {
  for (const other of [joseSeal({ current: second }, purpose), joseSeal({ current: first }, { purpose: 'letters' })])
    await expect(other.unseal(sealed, 'store 1')).rejects.toThrow('KEY_SECRET is not the secret');
});

test('what was altered, or put in the place of another, is refused', async () => {
  const [header, , nonce, text, tag] = sealed.split('.');
  const altered = [header, '', nonce, `${text?.startsWith('A') === true ? 'B' : 'A'}${text?.slice(1)}`, tag].join('.');
  await expect(seal.unseal(altered, 'store 1')).rejects.toThrow();
  for (const about of ['store 2', undefined]) await expect(seal.unseal(sealed, about)).rejects.toThrow('belongs to something else');
});

const [firstKey, secondKey] = ['first'.repeat(8), 'second'.repeat(8)] as const;

const digestPurpose = { purpose: 'phone numbers' };

const digest = keyedDigest({ current: firstKey }, digestPurpose);

test('equal texts have one digest, which depends on the secret and on what it is for', () => {
  expect(digest.of('+923001234567')).toBe(keyedDigest({ current: firstKey }, digestPurpose).of('+923001234567'));
  const others = [keyedDigest({ current: secondKey }, digestPurpose), keyedDigest({ current: firstKey }, { purpose: 'addresses' })];
  const all = [digest.of('+923001234567'), digest.of('+923001234568'), ...others.map((other) => other.of('+923001234567'))];
  expect([new Set(all).size, all.every((one) => /^[\w-]{43}$/.test(one))]).toEqual([4, true]);
});

test('what was kept by the secret before is found by its digest too', () => {
  const next = keyedDigest({ current: secondKey, previous: firstKey }, digestPurpose);
  expect(next.allOf('+923001234567')).toEqual([next.of('+923001234567'), digest.of('+923001234567')]);
});
