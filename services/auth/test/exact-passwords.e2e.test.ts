import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const statusWith = async (email: string, password: string): Promise<number> =>
  (await auth.one.call('POST', '/auth/login', { json: { email, password } })).status;

const spaced = '  Chinar Tree 42\t';
const longest = `Chinar42${'x'.repeat(119)}y`;

test.each([
  ['spaces around it count', spaced, [spaced.trim(), spaced.trimStart(), spaced.replaceAll(' ', '')]],
  ['letter case counts', 'Chinar-Tree-42', ['chinar-tree-42', 'CHINAR-TREE-42']],
  ['the last of 128 characters counts', longest, [`${longest.slice(0, -1)}x`, longest.slice(0, -1), longest.slice(0, 72)]],
  ['markup and signs stay as they are', `Chinar42<b>&amp;'"%00\\`, [`Chinar42<b>&'"%00\\`, `Chinar42&amp;'"%00\\`, 'Chinar42']],
])('a password is checked as it was typed: %s', async (_, password, others) => {
  const { user } = await registerAndLogIn(auth.one, { password });
  expect(await statusWith(user.email, password)).toBe(200);
  for (const other of others) expect(await statusWith(user.email, other)).toBe(401);
});

test('a password does not age: after two years it still opens the account', async () => {
  const { user } = await registerAndLogIn(auth.one);
  auth.clock.pass(2 * 365 * 24 * 60 * 60_000);
  expect(await statusWith(user.email, 'Chinar-Tree-42')).toBe(200);
});

test('but two spellings of one letter in Unicode, as two keyboards have them, are one', async () => {
  const [composed, decomposed] = ['Gulāb-آم-42'.normalize('NFC'), 'Gulāb-آم-42'.normalize('NFD')];
  expect(composed).not.toBe(decomposed);
  const { user } = await registerAndLogIn(auth.one, { password: decomposed });
  expect([await statusWith(user.email, composed), await statusWith(user.email, decomposed)]).toEqual([200, 200]);
  // Letters that only look alike are others.
  expect(await statusWith(user.email, composed.normalize('NFKD').replaceAll(/\p{M}/gu, ''))).toBe(401);
});
