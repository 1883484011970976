import { expect, test } from '@jest/globals';
import { joseCreateKey, joseKeySeal } from './jose-key-adapter.ts';

const [first, second] = ['first'.repeat(8), 'second'.repeat(8)] as const;
const { kid, privateJwk } = await joseCreateKey();
const sealed = await joseKeySeal({ current: first }).seal(privateJwk);

test('a sealed key shows nothing of itself and is opened by its secret, now or as the one before', async () => {
  for (const part of [privateJwk.d, privateJwk.x, first])
    expect(Buffer.from(sealed, 'base64url').toString('latin1') + sealed).not.toContain(part);
  expect(await joseKeySeal({ current: first }).unseal(sealed, kid)).toEqual({ key: privateJwk, isCurrent: true });
  expect(await joseKeySeal({ current: second, previous: first }).unseal(sealed, kid)).toEqual({ key: privateJwk, isCurrent: false });
});

test('another secret opens nothing, and the variable is named', async () => {
  await expect(joseKeySeal({ current: second }).unseal(sealed, kid)).rejects.toThrow('KEY_SECRET is not the secret');
});

test('a key that was altered, or put in the place of another, is refused', async () => {
  const [header, , nonce, text, tag] = sealed.split('.');
  const altered = [header, '', nonce, `${text?.startsWith('A') === true ? 'B' : 'A'}${text?.slice(1)}`, tag].join('.');
  await expect(joseKeySeal({ current: first }).unseal(altered, kid)).rejects.toThrow();
  await expect(joseKeySeal({ current: first }).unseal(sealed, 'another')).rejects.toThrow('does not match its name');
});
