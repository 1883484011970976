import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { joseSeal } from '@paltu/sealing';
import { eventually } from '@paltu/testing';
import { runProgram } from '@paltu/testing/service';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { grantAdminIn } from './grant-admin-in.ts';
import { eraseDeactivated, registerAndLogIn, startAuth, type LoggedIn, type RunningAuth } from './running-auth.ts';

const password = 'Chinar-Tree-42';
const keyBefore = 'the secret before: thirty-two characters';
const stepMs = 30_000;
const minuteMs = 60_000;

let auth: RunningAuth;
/** One that lets no admin be without a second factor. */
let strict: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
  strict = await startAuth({ variables: { REQUIRE_ADMIN_2FA: 'on', KEY_SECRET_PREVIOUS: keyBefore } });
});
afterAll(async () => {
  await auth.stop();
  await strict.stop();
});

const codeOf = (secret: string, { clock }: RunningAuth = auth): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: clock.now().getTime() });
const wrongFor = (right: string): string => String((Number(right) + 500_000) % 1_000_000).padStart(6, '0');

const call = (path: string, json: object, as?: { token: string }, method = 'POST', service = auth.one) =>
  service.call(method, `/auth${path}`, { json, ...(as && { as }) });
const logIn = ({ user: { email } }: LoggedIn, service = auth.one) => call('/login', { email, password }, undefined, 'POST', service);
const enter = (challenge: string, code: string, service = auth.one) =>
  call('/login/second-factor', { challenge, code }, undefined, 'POST', service);
const challengeFor = async (member: LoggedIn, service = auth.one): Promise<string> =>
  (await logIn(member, service)).body.data.secondFactor.challenge;
const stateOf = async (as: { token: string }, service = auth.one) =>
  (await service.call('GET', '/auth/second-factor', { as })).body.data.secondFactor;

/** A member whose second factor is on; the next code of their app is a fresh one. */
const enrolled = async (over: Record<string, unknown> = {}, running = auth) => {
  const member = await registerAndLogIn(running.one, over);
  const begun = await call('/second-factor', {}, member, 'POST', running.one);
  const { secret, uri } = begun.body.data as { secret: string; uri: string };
  const confirmed = await call('/second-factor/confirm', { code: codeOf(secret, running) }, member, 'POST', running.one);
  expect([begun.status, confirmed.status]).toEqual([200, 200]);
  running.clock.pass(stepMs);
  return { ...member, secret, uri, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
};

test('a member turns it on by the first code of their app, and gets ten recovery codes and a mail', async () => {
  const member = await registerAndLogIn(auth.one);
  const elsewhere = (await logIn(member)).body.data;
  expect(await stateOf(member)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false });
  const { secret, uri } = (await call('/second-factor', {}, member)).body.data;
  expect(uri).toContain(`secret=${secret}`);
  expect(await call('/second-factor/confirm', { code: wrongFor(codeOf(secret)) }, member)).toMatchObject({
    status: 400,
    body: { code: 'second-factor.wrong-code', errors: [{ path: 'code' }] },
  });
  // Nothing is asked for before a code has shown that the app has the secret.
  expect((await logIn(member)).body.data.token).toEqual(expect.any(String));
  const { status, body } = await call('/second-factor/confirm', { code: codeOf(secret) }, member);
  expect({ status, codes: new Set(body.data.recoveryCodes).size }).toEqual({ status: 200, codes: 10 });
  expect(await stateOf(member)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  await eventually(async () => (await auth.mails.to(member.user.email)).some(({ subject }) => subject.includes('second factor of your account is on')));
  // What began without it has ended.
  await eventually(async () => (await auth.one.call('GET', '/auth/profile', { as: elsewhere })).body.code === 'token.revoked');
  for (const path of ['/second-factor', '/second-factor/confirm'])
    expect(await call(path, path === '/second-factor' ? {} : { code: codeOf(secret) }, member)).toMatchObject({
      status: 409,
      body: { code: 'second-factor.already-on' },
    });
});

test('what was not begun cannot be confirmed, and what is off neither be turned off nor have new codes', async () => {
  const member = await registerAndLogIn(auth.one);
  expect(await call('/second-factor/confirm', { code: '123456' }, member)).toMatchObject({ body: { code: 'second-factor.not-begun' } });
  expect(await call('/second-factor/recovery-codes', { code: '123456' }, member)).toMatchObject({ body: { code: 'second-factor.not-on' } });
  expect(await call('/second-factor', { code: '123456' }, member, 'DELETE')).toMatchObject({ body: { code: 'second-factor.not-on' } });
});

test('a right password opens nothing without a code, and a session with it', async () => {
  const member = await enrolled();
  const { status, body } = await logIn(member);
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { secondFactor: { challenge: expect.any(String), expiresAt: expect.any(String) } },
  });
  const { challenge } = body.data.secondFactor;
  expect((await logIn({ ...member, user: { ...member.user, email: 'nobody@example.com' } })).status).toBe(401);
  const entered = await enter(challenge, ` ${codeOf(member.secret).replace(/^(...)/, '$1 ')} `, auth.other);
  expect(entered).toMatchObject({ status: 200, body: { data: { user: { id: member.user.id }, token: expect.any(String) } } });
  expect(await auth.one.call('GET', '/auth/profile', { as: entered.body.data })).toMatchObject({ status: 200 });
  // Used up.
  auth.clock.pass(stepMs);
  expect(await enter(challenge, codeOf(member.secret))).toMatchObject({ status: 401, body: { code: 'login-challenge.expired' } });
});

test('the password counts as given when it was, not when the code came', async () => {
  const member = await enrolled();
  const challenge = await challengeFor(member);
  auth.clock.pass(4 * minuteMs);
  const { token } = (await enter(challenge, codeOf(member.secret))).body.data;
  const { iat = 0, auth_time: givenAt } = decodeJwt(token) as { iat?: number; auth_time: number };
  expect(iat - givenAt).toBeGreaterThanOrEqual(4 * 60);
});

test('a code that was accepted is refused, by every challenge', async () => {
  const member = await enrolled();
  const code = codeOf(member.secret);
  const [first, second] = [await challengeFor(member), await challengeFor(member)];
  expect(await enter(first, code)).toMatchObject({ status: 200 });
  expect(await enter(second, code)).toMatchObject({ status: 400, body: { code: 'second-factor.wrong-code', errors: [{ path: 'code' }] } });
});

test('of many that give one code at the same moment one gets in: with one challenge and with several', async () => {
  for (const isShared of [true, false]) {
    const member = await enrolled();
    const code = codeOf(member.secret);
    const shared = await challengeFor(member);
    const challenges = await Promise.all(Array.from({ length: 6 }, () => (isShared ? shared : challengeFor(member))));
    const answers = await Promise.all(challenges.map((one, index) => enter(one, code, index % 2 === 0 ? auth.one : auth.other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('a recovery code opens a session once, is mailed, and is counted', async () => {
  const member = await enrolled();
  const [code = ''] = member.recoveryCodes;
  const entered = await enter(await challengeFor(member), code.toLowerCase());
  expect(entered.status).toBe(200);
  expect(await enter(await challengeFor(member), code)).toMatchObject({ status: 400, body: { code: 'second-factor.wrong-code' } });
  expect(await stateOf(entered.body.data)).toMatchObject({ recoveryCodesLeft: 9 });
  await eventually(async () => (await auth.mails.to(member.user.email)).some(({ subject }) => subject.includes('recovery code')));
  const stranger = await enrolled();
  expect(await enter(await challengeFor(stranger), member.recoveryCodes[1] ?? '')).toMatchObject({ status: 400 });
});

test('of many that give one recovery code at the same moment one gets in', async () => {
  const member = await enrolled();
  const challenges = await Promise.all(Array.from({ length: 6 }, () => challengeFor(member)));
  const answers = await Promise.all(challenges.map((one) => enter(one, member.recoveryCodes[0] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('new recovery codes take the place of the old ones, and need a code', async () => {
  const member = await enrolled();
  expect(await call('/second-factor/recovery-codes', { code: wrongFor(codeOf(member.secret)) }, member)).toMatchObject({ status: 400 });
  const { body } = await call('/second-factor/recovery-codes', { code: codeOf(member.secret) }, member);
  expect(body.data.recoveryCodes).toHaveLength(10);
  expect(await enter(await challengeFor(member), member.recoveryCodes[0] ?? '')).toMatchObject({ status: 400 });
  expect(await enter(await challengeFor(member), body.data.recoveryCodes[0])).toMatchObject({ status: 200 });
});

describe('a challenge', () => {
  const over = { status: 401, body: { code: 'login-challenge.expired' } };

  test('that nobody was given opens nothing', async () => {
    expect(await enter('nobody-has-this', '123456')).toMatchObject(over);
  });

  test('is over after five minutes', async () => {
    const member = await enrolled();
    const challenge = await challengeFor(member);
    auth.clock.pass(5 * minuteMs);
    expect(await enter(challenge, codeOf(member.secret))).toMatchObject(over);
    await auth.one.runJob('forget expired sessions');
    expect(await auth.one.database('login_challenges').where('expires_at', '<', auth.clock.now())).toEqual([]);
  });

  test('takes five wrong codes, and then no right one', async () => {
    const member = await enrolled();
    const challenge = await challengeFor(member);
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await enter(challenge, wrongFor(codeOf(member.secret)))).status).toBe(400);
    expect(await enter(challenge, codeOf(member.secret))).toMatchObject(over);
    expect(await enter(await challengeFor(member), codeOf(member.secret))).toMatchObject({ status: 200 });
  });

  test('takes the codes of its own account alone', async () => {
    const [sana, bilal] = [await enrolled(), await enrolled()];
    expect(await enter(await challengeFor(sana), codeOf(bilal.secret))).toMatchObject({ status: 400 });
  });

  test('is over when the password has changed since', async () => {
    const member = await enrolled();
    const challenge = await challengeFor(member);
    const change = { currentPassword: password, newPassword: 'Deodar-Tree-43' };
    expect(await call('/change-password', change, member, 'PUT')).toMatchObject({ status: 200 });
    expect(await enter(challenge, codeOf(member.secret))).toMatchObject(over);
  });

  test('is over when the second factor was turned off since', async () => {
    const member = await enrolled();
    const challenge = await challengeFor(member);
    expect(await call('/second-factor', { code: codeOf(member.secret) }, member, 'DELETE')).toMatchObject({ status: 200 });
    auth.clock.pass(stepMs);
    expect(await enter(challenge, codeOf(member.secret))).toMatchObject(over);
  });
});

test('after ten wrong codes an account takes none for a while, wherever they are given, and its password still counts', async () => {
  const member = await enrolled();
  const wrong = () => wrongFor(codeOf(member.secret));
  for (let round = 0; round < 2; round += 1) {
    const challenge = await challengeFor(member);
    for (let guess = 0; guess < 4; guess += 1) expect((await enter(challenge, wrong())).status).toBe(400);
  }
  for (let guess = 0; guess < 2; guess += 1) expect((await call('/second-factor', { code: wrong() }, member, 'DELETE')).status).toBe(400);
  const closed = await enter(await challengeFor(member), codeOf(member.secret));
  expect(closed).toMatchObject({ status: 429, body: { code: 'second-factor.too-many' } });
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(60);
  for (const [method, path] of [
    ['DELETE', '/second-factor'],
    ['POST', '/second-factor/recovery-codes'],
  ] as const)
    expect(await call(path, { code: codeOf(member.secret) }, member, method)).toMatchObject({ status: 429 });
});

test('wrong codes of the set-up count as well', async () => {
  const member = await registerAndLogIn(auth.one);
  const { secret } = (await call('/second-factor', {}, member)).body.data;
  const confirm = (code: string) => call('/second-factor/confirm', { code }, member);
  for (let guess = 0; guess < 10; guess += 1) await confirm(wrongFor(codeOf(secret)));
  expect(await confirm(codeOf(secret))).toMatchObject({ status: 429, body: { code: 'second-factor.too-many' } });
});

test('a member turns it off by a code, gets a mail, and logs in by the password alone', async () => {
  const member = await enrolled();
  expect(await call('/second-factor', { code: wrongFor(codeOf(member.secret)) }, member, 'DELETE')).toMatchObject({ status: 400 });
  expect(await call('/second-factor', { code: codeOf(member.secret) }, member, 'DELETE')).toMatchObject({ status: 200 });
  expect((await logIn(member)).body.data.token).toEqual(expect.any(String));
  await eventually(async () => (await auth.mails.to(member.user.email)).some(({ subject }) => subject.includes('is off')));
});

test('a member who has left comes back by the code alone, not by the password', async () => {
  const member = await enrolled();
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  const back = await call('/reactivate', { email: member.user.email, password });
  const leftAt = async () => (await auth.one.database('accounts').where({ id: member.user.id }).first('deactivated_at')).deactivated_at;
  expect(await leftAt()).not.toBeNull();
  expect(await logIn(member)).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
  expect(await enter(back.body.data.secondFactor.challenge, codeOf(member.secret))).toMatchObject({ status: 200 });
  expect(await leftAt()).toBeNull();
});

test('a login that waits for its code opens nothing once the member has left', async () => {
  const member = await enrolled();
  const challenge = await challengeFor(member);
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  expect(await enter(challenge, codeOf(member.secret))).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
});

test('what is kept tells nobody secret or codes, and goes with the account; the export names that it is on', async () => {
  const member = await enrolled();
  await challengeFor(member);
  const tables = ['second_factors', 'recovery_codes', 'login_challenges', 'second_factor_exemptions'];
  const kept = async () => JSON.stringify(await Promise.all(tables.map((table) => auth.one.database(table).where({ account_id: member.user.id }))));
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
    expect(await call(path, json, member, method)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
  expect(await auth.one.call('GET', '/auth/second-factor', { as: member })).toMatchObject({ status: 404 });
});

describe('where admins need one', () => {
  const refresh = async ({ refreshToken }: { refreshToken: string }) =>
    (await strict.one.call('POST', '/auth/refresh', { json: { refreshToken } })).body.data as { token: string; refreshToken: string };
  const members = (as: { token: string }) => strict.one.call('GET', '/auth/users', { as });
  const required = { status: 403, body: { code: 'second-factor.required' } };
  const anAdmin = async () => {
    const member = await registerAndLogIn(strict.one);
    await grantAdminIn(strict.one, member.user.email);
    return { ...member, ...(await refresh(member)) };
  };

  test('an admin without it does nothing that is for admins: after a refresh, a login and a confirmed password', async () => {
    const admin = await anAdmin();
    expect(await stateOf(admin, strict.one)).toMatchObject({ isOn: false, isRequired: true });
    const again = (await logIn(admin, strict.one)).body.data;
    const confirmed = (await call('/confirm-password', { password }, admin, 'POST', strict.one)).body.data;
    for (const as of [admin, again, confirmed]) {
      expect(decodeJwt(as.token)).toMatchObject({ role: 'admin', mfa_needed: true });
      expect(await members(as)).toMatchObject(required);
    }
    expect(await strict.one.call('GET', '/auth/profile', { as: admin })).toMatchObject({ status: 200 });
  });

  test('once it is on the next token opens all, and it cannot be turned off', async () => {
    const admin = await anAdmin();
    const { secret } = (await call('/second-factor', {}, admin, 'POST', strict.one)).body.data;
    expect(await call('/second-factor/confirm', { code: codeOf(secret, strict) }, admin, 'POST', strict.one)).toMatchObject({ status: 200 });
    expect(await members(admin)).toMatchObject(required);
    const now = await refresh(admin);
    expect(decodeJwt(now.token)).not.toHaveProperty('mfa_needed');
    expect(await members(now)).toMatchObject({ status: 200 });
    strict.clock.pass(stepMs);
    expect(await call('/second-factor', { code: codeOf(secret, strict) }, now, 'DELETE', strict.one)).toMatchObject({
      status: 409,
      body: { code: 'second-factor.required-by-role' },
    });
    expect(await stateOf(now, strict.one)).toMatchObject({ isOn: true });
  });

  test('a member needs none, and turns theirs off', async () => {
    const member = await enrolled({}, strict);
    expect(decodeJwt(member.token)).not.toHaveProperty('mfa_needed');
    expect(await call('/second-factor', { code: codeOf(member.secret, strict) }, member, 'DELETE', strict.one)).toMatchObject({ status: 200 });
  });

  const run = (program: string, ...args: string[]) =>
    runProgram(`services/auth/src/${program}-command.ts`, args, { DATABASE_URL: strict.one.databaseUrl });

  test('an operator exempts an account, such as the admin of demo data', async () => {
    const admin = await anAdmin();
    expect(await run('exempt-from-second-factor', admin.user.email)).toEqual({
      code: 0,
      out: `${admin.user.email} needs no second factor.\n`,
      err: '',
    });
    const now = await refresh(admin);
    expect(await members(now)).toMatchObject({ status: 200 });
    expect(await stateOf(now, strict.one)).toMatchObject({ isRequired: false });
    expect(await run('exempt-from-second-factor')).toMatchObject({ code: 2 });
    expect(await run('exempt-from-second-factor', 'nobody@example.com')).toMatchObject({ code: 1 });
  });

  test('an operator resets it: all sessions end, the holder is mailed, the trail keeps it, and an admin begins anew', async () => {
    const admin = await enrolled({}, strict);
    await grantAdminIn(strict.one, admin.user.email);
    const { email, id } = admin.user;
    expect(await run('reset-second-factor', email.toUpperCase())).toEqual({
      code: 0,
      out: `The second factor of ${email} is off, all sessions have ended, and the holder gets a mail.\n`,
      err: '',
    });
    await eventually(async () => (await members(admin)).body.code === 'token.revoked');
    await eventually(async () => (await strict.mails.to(email)).some(({ subject }) => subject.includes('was reset')));
    expect(await strict.one.database('second_factor_changes').where({ account_id: id }).orderBy('id').select('change', 'changed_by')).toEqual([
      { change: 'on', changed_by: id },
      { change: 'reset', changed_by: null },
    ]);
    const again = (await logIn(admin, strict.one)).body.data;
    expect(await members(again)).toMatchObject(required);
    expect(await run('reset-second-factor', email)).toMatchObject({ code: 0, out: `${email} has no second factor that is on.\n` });
    expect(await run('reset-second-factor', 'nobody@example.com')).toMatchObject({ code: 1 });
    expect(await run('reset-second-factor')).toMatchObject({ code: 2 });
  });
});

test('a secret that the key before has sealed is sealed anew, and goes on', async () => {
  const member = await enrolled({}, strict);
  const row = () => strict.one.database('second_factors').where({ account_id: member.user.id });
  const { sealed_by: own } = await row().first('sealed_by');
  const seal = joseSeal({ current: keyBefore }, { purpose: 'second factors' });
  await row().update({ sealed: await seal.seal(member.secret, member.user.id), sealed_by: seal.name });
  await strict.one.runJob('seal second factors anew');
  expect(await row().first('sealed_by')).toEqual({ sealed_by: own });
  expect(await enter(await challengeFor(member, strict.one), codeOf(member.secret, strict), strict.one)).toMatchObject({ status: 200 });
});
