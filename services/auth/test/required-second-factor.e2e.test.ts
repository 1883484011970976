import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { joseSeal } from '@paltu/sealing';
import { eventually } from '@paltu/testing';
import { runProgram } from '@paltu/testing/service';
import { decodeJwt } from 'jose';
import { factorCalls, password, stepMs } from './factor-calls.ts';
import { grantAdminIn } from './grant-admin-in.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

const keyBefore = 'the secret before: thirty-two characters';

/** It lets no admin be without a second factor. */
let auth: RunningAuth;
let calls: ReturnType<typeof factorCalls>;
beforeAll(async () => {
  auth = await startAuth({ variables: { REQUIRE_ADMIN_2FA: 'on', KEY_SECRET_PREVIOUS: keyBefore } });
  calls = factorCalls(auth);
});
afterAll(() => auth.stop());

const refresh = async ({ refreshToken }: { refreshToken: string }) =>
  (await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } })).body.data as { token: string; refreshToken: string };
const members = (as: { token: string }) => auth.one.call('GET', '/auth/users', { as });
const required = { status: 403, body: { code: 'second-factor.required' } };
const anAdmin = async () => {
  const member = await registerAndLogIn(auth.one);
  await grantAdminIn(auth.one, member.user.email);
  return { ...member, ...(await refresh(member)) };
};

test('an admin without it does nothing that is for admins: after a refresh, a login and a confirmed password', async () => {
  const admin = await anAdmin();
  expect(await calls.stateOf(admin)).toMatchObject({ isOn: false, isRequired: true });
  const again = (await calls.logIn(admin)).body.data;
  const confirmed = (await calls.call('/confirm-password', { password }, admin)).body.data;
  for (const as of [admin, again, confirmed]) {
    expect(decodeJwt(as.token)).toMatchObject({ role: 'admin', mfa_needed: true });
    expect(await members(as)).toMatchObject(required);
  }
  expect(await auth.one.call('GET', '/auth/profile', { as: admin })).toMatchObject({ status: 200 });
});

test('once it is on the next token opens all, and it cannot be turned off', async () => {
  const admin = await anAdmin();
  const { secret } = (await calls.call('/second-factor', {}, admin)).body.data;
  expect(await calls.call('/second-factor/confirm', { code: calls.codeOf(secret) }, admin)).toMatchObject({
    status: 200,
  });
  expect(await members(admin)).toMatchObject(required);
  const now = await refresh(admin);
  expect(decodeJwt(now.token)).not.toHaveProperty('mfa_needed');
  expect(await members(now)).toMatchObject({ status: 200 });
  auth.clock.pass(stepMs);
  expect(await calls.call('/second-factor', { code: calls.codeOf(secret) }, now, 'DELETE')).toMatchObject({
    status: 409,
    body: { code: 'second-factor.required-by-role' },
  });
  expect(await calls.stateOf(now)).toMatchObject({ isOn: true });
});

test('a member needs none, and turns theirs off', async () => {
  const member = await calls.enrolled();
  expect(decodeJwt(member.token)).not.toHaveProperty('mfa_needed');
  expect(await calls.call('/second-factor', { code: calls.codeOf(member.secret) }, member, 'DELETE')).toMatchObject({
    status: 200,
  });
});

const run = (program: string, ...args: string[]) =>
  runProgram(`services/auth/src/${program}-command.ts`, args, { DATABASE_URL: auth.one.databaseUrl });

test('an operator exempts an account, such as the admin of demo data', async () => {
  const admin = await anAdmin();
  expect(await run('exempt-from-second-factor', admin.user.email)).toEqual({
    code: 0,
    out: `${admin.user.email} needs no second factor.\n`,
    err: '',
  });
  const now = await refresh(admin);
  expect(await members(now)).toMatchObject({ status: 200 });
  expect(await calls.stateOf(now)).toMatchObject({ isRequired: false });
  expect(await run('exempt-from-second-factor')).toMatchObject({ code: 2 });
  expect(await run('exempt-from-second-factor', 'nobody@example.com')).toMatchObject({ code: 1 });
});

test('an operator resets it: all sessions end, the holder is mailed, the trail keeps it, and an admin begins anew', async () => {
  const admin = await calls.enrolled();
  await grantAdminIn(auth.one, admin.user.email);
  const { email, id } = admin.user;
  expect(await run('reset-second-factor', email.toUpperCase())).toEqual({
    code: 0,
    out: `The second factor of ${email} is off, all sessions have ended, and the holder gets a mail.\n`,
    err: '',
  });
  await eventually(async () => (await members(admin)).body.code === 'token.revoked');
  await eventually(async () => (await auth.mails.to(email)).some(({ subject }) => subject.includes('was reset')));
  expect(
    await auth.one.database('second_factor_changes').where({ account_id: id }).orderBy('change').select('change', 'changed_by'),
  ).toEqual([
    { change: 'on', changed_by: id },
    { change: 'reset', changed_by: null },
  ]);
  const again = (await calls.logIn(admin)).body.data;
  expect(await members(again)).toMatchObject(required);
  expect(await run('reset-second-factor', email)).toMatchObject({ code: 0, out: `${email} has no second factor that is on.\n` });
  expect(await run('reset-second-factor', 'nobody@example.com')).toMatchObject({ code: 1 });
  expect(await run('reset-second-factor')).toMatchObject({ code: 2 });
});

test('a secret that the key before has sealed is sealed anew, and goes on', async () => {
  const member = await calls.enrolled();
  const row = () => auth.one.database('second_factors').where({ account_id: member.user.id });
  const { sealed_by: own } = await row().first('sealed_by');
  const seal = joseSeal({ current: keyBefore }, { purpose: 'second factors' });
  await row().update({ sealed: await seal.seal(member.secret, member.user.id), sealed_by: seal.name });
  await auth.one.runJob('seal second factors anew');
  expect(await row().first('sealed_by')).toEqual({ sealed_by: own });
  expect(await calls.enter(await calls.challengeFor(member), calls.codeOf(member.secret))).toMatchObject({ status: 200 });
});
