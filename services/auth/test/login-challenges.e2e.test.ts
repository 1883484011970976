import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { factorCalls, password, stepMs, wrongFor } from './factor-calls.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

const minuteMs = 60_000;

let auth: RunningAuth;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await startAuth();
  calls = factorCalls(auth);
});
afterAll(() => auth.stop());

describe('a challenge', () => {
  const over = { status: 401, body: { code: 'login-challenge.expired' } };

  test('that nobody was given opens nothing', async () => {
    expect(await calls.enter('nobody-has-this', '123456')).toMatchObject(over);
  });

  test('is over after five minutes', async () => {
    const member = await calls.enrolled();
    const challenge = await calls.challengeFor(member);
    auth.clock.pass(5 * minuteMs);
    expect(await calls.enter(challenge, calls.codeOf(member.secret))).toMatchObject(over);
    await auth.one.runJob('forget expired sessions');
    expect(await auth.one.database('login_challenges').where('expires_at', '<', auth.clock.now())).toEqual([]);
  });

  test('takes five wrong codes, and then no right one', async () => {
    const member = await calls.enrolled();
    const challenge = await calls.challengeFor(member);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await calls.enter(challenge, wrongFor(calls.codeOf(member.secret)))).status).toBe(400);
    expect(await calls.enter(challenge, calls.codeOf(member.secret))).toMatchObject(over);
    expect(await calls.enter(await calls.challengeFor(member), calls.codeOf(member.secret))).toMatchObject({ status: 200 });
  });

  test('takes the codes of its own account alone', async () => {
    const [sana, bilal] = [await calls.enrolled(), await calls.enrolled()];
    expect(await calls.enter(await calls.challengeFor(sana), calls.codeOf(bilal.secret))).toMatchObject({ status: 400 });
  });

  test('is over when the password has changed since', async () => {
    const member = await calls.enrolled();
    const challenge = await calls.challengeFor(member);
    const change = { currentPassword: password, newPassword: 'Deodar-Tree-43' };
    expect(await calls.call('/change-password', change, member, 'PUT')).toMatchObject({ status: 200 });
    expect(await calls.enter(challenge, calls.codeOf(member.secret))).toMatchObject(over);
  });

  test('is over when the second factor was turned off since', async () => {
    const member = await calls.enrolled();
    const challenge = await calls.challengeFor(member);
    expect(await calls.call('/second-factor', { code: calls.codeOf(member.secret) }, member, 'DELETE')).toMatchObject({ status: 200 });
    auth.clock.pass(stepMs);
    expect(await calls.enter(challenge, calls.codeOf(member.secret))).toMatchObject(over);
  });
});

test('after ten wrong codes an account takes none for a while, wherever they are given, and its password still counts', async () => {
  const member = await calls.enrolled();
  const wrong = () => wrongFor(calls.codeOf(member.secret));
  for (let round = 0; round < 2; round += 1) {
    const challenge = await calls.challengeFor(member);
    for (let guess = 0; guess < 4; guess += 1) expect((await calls.enter(challenge, wrong())).status).toBe(400);
  }
  for (let guess = 0; guess < 2; guess += 1)
    expect((await calls.call('/second-factor', { code: wrong() }, member, 'DELETE')).status).toBe(400);
  const closed = await calls.enter(await calls.challengeFor(member), calls.codeOf(member.secret));
  expect(closed).toMatchObject({ status: 429, body: { code: 'second-factor.too-many' } });
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(60);
  for (const [method, path] of [
    ['DELETE', '/second-factor'],
    ['POST', '/second-factor/recovery-codes'],
  ] as const)
    expect(await calls.call(path, { code: calls.codeOf(member.secret) }, member, method)).toMatchObject({ status: 429 });
});

test('wrong codes of the set-up count as well', async () => {
  const member = await registerAndLogIn(auth.one);
  const { secret } = (await calls.call('/second-factor', {}, member)).body.data;
  const confirm = (code: string) => calls.call('/second-factor/confirm', { code }, member);
  for (let guess = 0; guess < 10; guess += 1) await confirm(wrongFor(calls.codeOf(secret)));
  expect(await confirm(calls.codeOf(secret))).toMatchObject({ status: 429, body: { code: 'second-factor.too-many' } });
});
