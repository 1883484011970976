import { beforeEach, expect, test } from '@jest/globals';
import type { PrivateJwk, SigningKeyStore } from '../use-cases/ports.ts';

const privateJwk: PrivateJwk = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' };
const aKey = (period: number, kid = `key-${period}`) => ({ period, kid, privateJwk });

/** What every store of signing keys promises. */
export const signingKeyContract = (prepare: () => Promise<SigningKeyStore>): void => {
  let store: SigningKeyStore;
  beforeEach(async () => {
    store = await prepare();
  });

  test('keys are listed by their period', async () => {
    await store.addIfAbsent(aKey(8));
    await store.addIfAbsent(aKey(7));
    expect(await store.list()).toEqual([aKey(7), aKey(8)]);
  });

  test('of many keys made for one period at once, one is kept', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((kid) => store.addIfAbsent(aKey(7, kid))));
    expect(await store.list()).toHaveLength(1);
  });

  test('the keys of the past are dropped', async () => {
    for (const period of [5, 6, 7]) await store.addIfAbsent(aKey(period));
    await store.deleteBefore(6);
    expect((await store.list()).map(({ period }) => period)).toEqual([6, 7]);
  });
};
