import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userDeactivated, userErased, userReactivated } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { grantAdminIn } from './grant-admin-in.ts';
import { aRegistration, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const dayMs = 24 * 60 * 60_000;
const password = 'Chinar-Tree-42';

type Tokens = Awaited<ReturnType<typeof registerAndLogIn>>;

const logIn = (email: string, guess = password) => auth.one.call('POST', '/auth/login', { json: { email, password: guess } });
const reactivate = (email: string, guess = password) => auth.one.call('POST', '/auth/reactivate', { json: { email, password: guess } });
const leave = (as: Tokens, process = auth.one) => process.call('DELETE', '/auth/deactivate', { as });
const erase = (process = auth.one) => process.runJob('erase deactivated accounts');
const publishedTypes = (id: string) => auth.publishedAbout(id).map(({ type }) => type);

const deactivated = { status: 403, body: { code: 'account.deactivated', message: 'This account is deactivated' } };
const wrong = { status: 401, body: { code: 'credentials.wrong' } };

test('who leaves is logged out everywhere, and sees it at the next login, by the right password alone', async () => {
  const member = await registerAndLogIn(auth.one);
  const { body: elsewhere } = await logIn(member.user.email);
  expect(await leave(member)).toMatchObject({
    status: 200,
    body: { status: 'success', message: 'Your account is deactivated. You can come back within 30 days.' },
  });
  for (const { token, refreshToken } of [member, elsewhere.data]) {
    expect(await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } })).toMatchObject({ status: 401 });
    await eventually(async () => (await auth.other.call('GET', '/auth/profile', { as: { token } })).body.code === 'token.revoked');
  }
  expect(await logIn(member.user.email)).toMatchObject(deactivated);
  expect(await logIn(member.user.email, 'Wrong-Tree-42')).toMatchObject(wrong);
  await eventually(() => auth.publishedAbout(member.user.id).length === 2);
  expect(auth.publishedAbout(member.user.id)[1]!.as(userDeactivated)!.data.user).toMatchObject({ version: 2n, deactivated: true });
});

test('who comes back in time is logged in at once, and that is published', async () => {
  const member = await registerAndLogIn(auth.one);
  await leave(member);
  auth.clock.pass(29 * dayMs);
  await erase();
  expect(await reactivate(member.user.email, 'Wrong-Tree-42')).toMatchObject(wrong);
  const back = await reactivate(member.user.email);
  expect(back).toMatchObject({
    status: 200,
    body: { message: 'Your account is active again. Welcome back!', data: { user: { id: member.user.id } } },
  });
  expect(await auth.one.call('GET', '/auth/profile', { as: back.body.data })).toMatchObject({ status: 200 });
  expect(await logIn(member.user.email)).toMatchObject({ status: 200 });
  await eventually(() => auth.publishedAbout(member.user.id).length === 3);
  expect(auth.publishedAbout(member.user.id)[2]!.as(userReactivated)!.data.user).toMatchObject({ version: 3n, deactivated: false });
});

test('who comes back without having left is logged in, and nothing is published', async () => {
  const member = await registerAndLogIn(auth.one);
  const outboxTypes = () => auth.one.database('outbox').where({ aggregateid: member.user.id }).pluck('type');
  const before = await outboxTypes();
  expect(await reactivate(member.user.email)).toMatchObject({ status: 200, body: { data: { user: member.user } } });
  expect(await outboxTypes()).toEqual(before);
});

test('after thirty days nothing of a member is left, several processes erase it once, and the address is free', async () => {
  const member = await registerAndLogIn(auth.one, { firstName: 'Ghazala' });
  await leave(member);
  auth.clock.pass(30 * dayMs);
  expect(await logIn(member.user.email)).toMatchObject(wrong);
  expect(await reactivate(member.user.email)).toMatchObject(wrong);
  await Promise.all([erase(auth.one), erase(auth.other), erase(auth.one)]);

  const { database } = auth.one;
  expect(await database('accounts').where({ id: member.user.id })).toEqual([]);
  expect(await database('sessions').where({ account_id: member.user.id })).toEqual([]);
  await eventually(() => publishedTypes(member.user.id).includes(userErased.type));
  expect(publishedTypes(member.user.id).filter((type) => type === userErased.type)).toHaveLength(1);
  const last = auth.publishedAbout(member.user.id).at(-1)!;
  expect(last.as(userErased)!.data.user).toMatchObject({ version: 3n, firstName: '', lastName: '', city: '', deactivated: true });
  expect(Buffer.from(last.record.value!).toString('utf8')).not.toContain('Ghazala');

  const again = await auth.one.call('POST', '/auth/register', { json: aRegistration({ email: member.user.email }) });
  expect(again.status).toBe(201);
  expect(again.body.data.user.id).not.toBe(member.user.id);
});

test('a login and the end of an account at the same time leave nobody logged in', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await registerAndLogIn(auth.one);
    const answers = await Promise.all([logIn(member.user.email), leave(member, auth.other), logIn(member.user.email)]);
    for (const { status, body } of [answers[0], answers[2]])
      expect([status, body.code]).toEqual(status === 200 ? [200, undefined] : [403, 'account.deactivated']);
    const open = await auth.one.database('sessions').where({ account_id: member.user.id, revoked_at: null });
    expect(open).toEqual([]);
  }
});

test('an account that is gone cannot leave', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await leave(member)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});

test('of two admins who leave at once one stays', async () => {
  const admins = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  for (const { user } of admins) await grantAdminIn(auth.one, user.email);
  const answers = await Promise.all([leave(admins[0]!), leave(admins[1]!, auth.other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'account.last-admin', message: 'The last admin cannot be taken' });
});
