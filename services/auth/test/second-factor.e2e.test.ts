import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { decodeJwt } from 'jose';
import { factorCalls, password, stepMs, wrongFor } from './factor-calls.ts';
import { eraseDeactivated, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

const minuteMs = 60_000;

let auth: RunningAuth;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await startAuth();
  calls = factorCalls(auth);
});
afterAll(() => auth.stop());

test('a member turns it on by the first code of their app, and gets ten recovery codes and a mail', async () => {
  const member = await registerAndLogIn(auth.one);
  const elsewhere = (await calls.logIn(member)).body.data;
  expect(await calls.stateOf(member)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false });
  const { secret, uri } = (await calls.call('/second-factor', {}, member)).body.data;
  expect(uri).toContain(`secret=${secret}`);
  expect(await calls.call('/second-factor/confirm', { code: wrongFor(calls.codeOf(secret)) }, member)).toMatchObject({
    status: 400,
    body: { code: 'second-factor.wrong-code', errors: [{ path: 'code' }] },
  });
  // Nothing is asked for before a code has shown that the app has the secret.
  expect((await calls.logIn(member)).body.data.token).toEqual(expect.any(String));
  const { status, body } = await calls.call('/second-factor/confirm', { code: calls.codeOf(secret) }, member);
  expect({ status, codes: new Set(body.data.recoveryCodes).size }).toEqual({ status: 200, codes: 10 });
  expect(await calls.stateOf(member)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  await eventually(async () =>
    (await auth.mails.to(member.user.email)).some(({ subject }) => subject.includes('Two-step verification is on')),
  );
  // What began without it has ended.
  await eventually(async () => (await auth.one.call('GET', '/auth/profile', { as: elsewhere })).body.code === 'token.revoked');
  for (const path of ['/second-factor', '/second-factor/confirm'])
    expect(await calls.call(path, path === '/second-factor' ? {} : { code: calls.codeOf(secret) }, member)).toMatchObject({
      status: 409,
      body: { code: 'second-factor.already-on' },
    });
});

test('what was not begun cannot be confirmed, and what is off neither be turned off nor have new codes', async () => {
  const member = await registerAndLogIn(auth.one);
  expect(await calls.call('/second-factor/confirm', { code: '123456' }, member)).toMatchObject({
    body: { code: 'second-factor.not-begun' },
  });
  expect(await calls.call('/second-factor/recovery-codes', { code: '123456' }, member)).toMatchObject({
    body: { code: 'second-factor.not-on' },
  });
  expect(await calls.call('/second-factor', { code: '123456' }, member, 'DELETE')).toMatchObject({
    body: { code: 'second-factor.not-on' },
  });
});

test('a right password opens nothing without a code, and a session with it', async () => {
  const member = await calls.enrolled();
  const { status, body } = await calls.logIn(member);
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { secondFactor: { challenge: expect.any(String), expiresAt: expect.any(String) } },
  });
  const { challenge } = body.data.secondFactor;
  expect((await calls.logIn({ ...member, user: { ...member.user, email: 'nobody@example.com' } })).status).toBe(401);
  const entered = await calls.enter(challenge, ` ${calls.codeOf(member.secret).replace(/^(...)/, '$1 ')} `, auth.other);
  expect(entered).toMatchObject({ status: 200, body: { data: { user: { id: member.user.id }, token: expect.any(String) } } });
  expect(await auth.one.call('GET', '/auth/profile', { as: entered.body.data })).toMatchObject({ status: 200 });
  // Used up.
  auth.clock.pass(stepMs);
  expect(await calls.enter(challenge, calls.codeOf(member.secret))).toMatchObject({
    status: 401,
    body: { code: 'login-challenge.expired' },
  });
});

test('the password counts as given when it was, not when the code came', async () => {
  const member = await calls.enrolled();
  const challenge = await calls.challengeFor(member);
  auth.clock.pass(4 * minuteMs);
  const { token } = (await calls.enter(challenge, calls.codeOf(member.secret))).body.data;
  const { iat = 0, auth_time: givenAt } = decodeJwt(token) as { iat?: number; auth_time: number };
  expect(iat - givenAt).toBeGreaterThanOrEqual(4 * 60);
});

test('a code that was accepted is refused, by every challenge', async () => {
  const member = await calls.enrolled();
  const code = calls.codeOf(member.secret);
  const [first, second] = [await calls.challengeFor(member), await calls.challengeFor(member)];
  expect(await calls.enter(first, code)).toMatchObject({ status: 200 });
  expect(await calls.enter(second, code)).toMatchObject({
    status: 400,
    body: { code: 'second-factor.wrong-code', errors: [{ path: 'code' }] },
  });
});

test('of many that give one code at the same moment one gets in: with one challenge and with several', async () => {
  for (const isShared of [true, false]) {
    const member = await calls.enrolled();
    const code = calls.codeOf(member.secret);
    const shared = await calls.challengeFor(member);
    const challenges = await Promise.all(Array.from({ length: 6 }, () => (isShared ? shared : calls.challengeFor(member))));
    const answers = await Promise.all(challenges.map((one, index) => calls.enter(one, code, index % 2 === 0 ? auth.one : auth.other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('a recovery code opens a session once, is mailed, and is counted', async () => {
  const member = await calls.enrolled();
  const [code = ''] = member.recoveryCodes;
  const entered = await calls.enter(await calls.challengeFor(member), code.toLowerCase());
  expect(entered.status).toBe(200);
  expect(await calls.enter(await calls.challengeFor(member), code)).toMatchObject({
    status: 400,
    body: { code: 'second-factor.wrong-code' },
  });
  expect(await calls.stateOf(entered.body.data)).toMatchObject({ recoveryCodesLeft: 9 });
  await eventually(async () => (await auth.mails.to(member.user.email)).some(({ subject }) => subject.includes('recovery code')));
  const stranger = await calls.enrolled();
  expect(await calls.enter(await calls.challengeFor(stranger), member.recoveryCodes[1] ?? '')).toMatchObject({ status: 400 });
});

test('of many that give one recovery code at the same moment one gets in', async () => {
  const member = await calls.enrolled();
  const challenges = await Promise.all(Array.from({ length: 6 }, () => calls.challengeFor(member)));
  const answers = await Promise.all(challenges.map((one) => calls.enter(one, member.recoveryCodes[0] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('new recovery codes take the place of the old ones, and need a code', async () => {
  const member = await calls.enrolled();
  expect(await calls.call('/second-factor/recovery-codes', { code: wrongFor(calls.codeOf(member.secret)) }, member)).toMatchObject({
    status: 400,
  });
  const { body } = await calls.call('/second-factor/recovery-codes', { code: calls.codeOf(member.secret) }, member);
  expect(body.data.recoveryCodes).toHaveLength(10);
  expect(await calls.enter(await calls.challengeFor(member), member.recoveryCodes[0] ?? '')).toMatchObject({ status: 400 });
  expect(await calls.enter(await calls.challengeFor(member), body.data.recoveryCodes[0])).toMatchObject({ status: 200 });
});

test('a member turns it off by a code, gets a mail, and logs in by the password alone', async () => {
  const member = await calls.enrolled();
  expect(await calls.call('/second-factor', { code: wrongFor(calls.codeOf(member.secret)) }, member, 'DELETE')).toMatchObject({
    status: 400,
  });
  expect(await calls.call('/second-factor', { code: calls.codeOf(member.secret) }, member, 'DELETE')).toMatchObject({ status: 200 });
  expect((await calls.logIn(member)).body.data.token).toEqual(expect.any(String));
  await eventually(async () => (await auth.mails.to(member.user.email)).some(({ subject }) => subject.includes('is off')));
});

test('a member who has left comes back by the code alone, not by the password', async () => {
  const member = await calls.enrolled();
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  const back = await calls.call('/reactivate', { email: member.user.email, password });
  const leftAt = async () => (await auth.one.database('accounts').where({ id: member.user.id }).first('deactivated_at')).deactivated_at;
  expect(await leftAt()).not.toBeNull();
  expect(await calls.logIn(member)).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
  expect(await calls.enter(back.body.data.secondFactor.challenge, calls.codeOf(member.secret))).toMatchObject({ status: 200 });
  expect(await leftAt()).toBeNull();
});

test('a login that waits for its code opens nothing once the member has left', async () => {
  const member = await calls.enrolled();
  const challenge = await calls.challengeFor(member);
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  expect(await calls.enter(challenge, calls.codeOf(member.secret))).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
});

test('nothing that is kept shows secret or codes, and it goes with the account; the export names that it is on', async () => {
  const member = await calls.enrolled();
  await calls.challengeFor(member);
  const tables = ['second_factors', 'recovery_codes', 'login_challenges', 'second_factor_exemptions'];
  const kept = async () =>
    JSON.stringify(await Promise.all(tables.map((table) => auth.one.database(table).where({ account_id: member.user.id }))));
  const before = await kept();
  for (const secret of [member.secret, ...member.recoveryCodes, ...member.recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(before).not.toContain(secret);
  const { body } = await auth.one.call('GET', '/auth/export', { as: member });
  expect(body.data.secondFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(JSON.stringify(body)).not.toContain(member.secret);
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  await eraseDeactivated(auth);
  expect(await kept()).toBe('[[],[],[],[]]');
});

test('an account that is gone is not found', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  for (const [method, path, json] of [
    ['POST', '/second-factor', {}],
    ['POST', '/second-factor/confirm', { code: '123456' }],
    ['POST', '/second-factor/recovery-codes', { code: '123456' }],
    ['DELETE', '/second-factor', { code: '123456' }],
  ] as const)
    expect(await calls.call(path, json, member, method)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
  expect(await auth.one.call('GET', '/auth/second-factor', { as: member })).toMatchObject({ status: 404 });
});
