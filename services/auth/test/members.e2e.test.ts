import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { userReinstated, userSuspended } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { decodeJwt } from 'jose';
import { factorCalls } from './factor-calls.ts';
import { grantAdminIn } from './grant-admin-in.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
let admin: Member;

type Member = Awaited<ReturnType<typeof registerAndLogIn>>;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.one.database('accounts').delete();
  admin = await anAdmin({ firstName: 'Hina', lastName: 'Malik' });
});

const anAdmin = async (over: Record<string, unknown> = {}): Promise<Member> => {
  const member = await registerAndLogIn(auth.one, over);
  await grantAdminIn(auth.one, member.user.email);
  const { body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: member.refreshToken } });
  return { ...member, ...body.data };
};

const list = async (query = '', as = admin) => (await auth.one.call('GET', `/auth/users${query}`, { as })).body.data;
const emails = ({ users }: { users: readonly { email: string }[] }) => users.map(({ email }) => email);
const give = (userId: string, role: string, as = admin) => auth.one.call('PATCH', `/auth/users/${userId}/role`, { as, json: { role } });
const changes = async (id: string, as = admin) => (await auth.one.call('GET', `/auth/users/${id}/roles`, { as })).body.data.changes;

test('an admin reads the members, the newest first, page by page', async () => {
  const sana = await registerAndLogIn(auth.one);
  const first = await list('?limit=1');
  expect(first.users).toMatchObject([{ ...sana.user, deactivatedAt: null }]);
  expect(first.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2, totalIsCapped: false });
  expect(emails(await list('?limit=1&page=2'))).toEqual([admin.user.email]);
});

test('members are found by words of name and e-mail, in any letter case, misspelt ones too, and by their role', async () => {
  const bilal = await registerAndLogIn(auth.one, { firstName: 'Bilal', lastName: 'Qureshi', email: 'b.q_100@example.com' });
  for (const search of ['quresh', 'BILAL Q', 'q_100', 'B.Q_', 'b.q_100@example.com', 'bilal qurehsi'])
    expect(emails(await list(`?search=${encodeURIComponent(search)}`))).toEqual([bilal.user.email]);
  for (const search of ['bilal 200', '%%%']) expect(emails(await list(`?search=${encodeURIComponent(search)}`))).toEqual([]);
  expect(emails(await list('?userType=admin'))).toEqual([admin.user.email]);
  expect(emails(await list('?search=example&userType=user'))).toEqual([bilal.user.email]);
});

test('members are found by their phone number, however it is spelt', async () => {
  const bilal = await registerAndLogIn(auth.one, { phone: '0321 7654321' });
  for (const search of ['0321 7654321', '+92-321-7654321', '00923217654321', '(0321) 765-4321', '۰۳۲۱ ۷۶۵۴۳۲۱', '٠٣٢١٧٦٥٤٣٢١'])
    expect(emails(await list(`?search=${encodeURIComponent(search)}`))).toEqual([bilal.user.email]);
  expect(emails(await list('?search=03217654322'))).toEqual([]);
  expect(emails(await list('?search=03217654321&userType=admin'))).toEqual([]);
});

test('a search of fewer than three characters is refused by name', async () => {
  expect(await auth.one.call('GET', '/auth/users?search=ab', { as: admin })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'search', msg: 'search must be at least 3 characters long' }] },
  });
});

test('a role that is given counts from the next refresh, and the trail shows who gave it', async () => {
  const sana = await registerAndLogIn(auth.one);
  const hina = await anAdmin({ firstName: 'Hina', lastName: 'Raza' });
  for (let time = 0; time < 2; time += 1)
    expect(await give(sana.user.id, 'admin', hina)).toMatchObject({
      status: 200,
      body: { data: { user: { id: sana.user.id, userType: 'admin' } } },
    });
  const { body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: sana.refreshToken } });
  expect(decodeJwt(body.data.token)['role']).toBe('admin');
  const given = { by: hina.user.id, byName: 'Hina Raza', from: 'user', to: 'admin', at: expect.any(String) };
  expect(await changes(sana.user.id)).toEqual([given]);
  expect(await changes(admin.user.id)).toMatchObject([{ by: null, byName: null, from: 'user', to: 'admin' }]);
});

test('who is no admin any more loses the sessions that still carry the role', async () => {
  const other = await anAdmin();
  expect(await give(other.user.id, 'user')).toMatchObject({ status: 200, body: { data: { user: { userType: 'user' } } } });
  for (const { call } of [auth.one, auth.other])
    await eventually(async () => (await call('GET', '/auth/users', { as: other })).body.code === 'token.revoked');
  expect(await changes(other.user.id)).toMatchObject([{ to: 'admin' }, { by: admin.user.id, from: 'admin', to: 'user' }]);
});

const endSessionsOf = (userId: string, as: Member) => auth.one.call('DELETE', `/auth/users/${userId}/sessions`, { as });

test('an admin logs a member out everywhere; who did it is kept, and the member may log in again', async () => {
  const [sana, other] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  expect(await endSessionsOf(sana.user.id, admin)).toMatchObject({
    status: 200,
    body: { message: 'The member is logged out everywhere.' },
  });
  for (const { call } of [auth.one, auth.other])
    await eventually(async () => (await call('GET', '/auth/profile', { as: sana })).body.code === 'token.revoked');
  const refresh = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: sana.refreshToken } });
  expect(refresh).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
  expect((await auth.one.call('GET', '/auth/profile', { as: other })).status).toBe(200);
  const rows = await auth.one.database('session_endings').where({ account_id: sana.user.id });
  expect(rows).toMatchObject([{ ended_by: admin.user.id, at: expect.any(Date) }]);
  const { email } = sana.user;
  expect(await auth.one.call('POST', '/auth/login', { json: { email, password: 'Chinar-Tree-42' } })).toMatchObject({ status: 200 });
});

const suspend = (userId: string, json: object, as = admin) => auth.one.call('PATCH', `/auth/users/${userId}/suspension`, { as, json });
const acts = async (id: string) => (await auth.one.call('GET', `/auth/users/${id}/history`, { as: admin })).body.data.acts;
const logIn = ({ user: { email } }: Member, path = 'login') =>
  auth.one.call('POST', `/auth/${path}`, { json: { email, password: 'Chinar-Tree-42' } });

test('a member who is suspended is logged out and not let in, whatever they try, until an admin undoes it', async () => {
  const sana = await registerAndLogIn(auth.one);
  const { id } = sana.user;
  expect(await suspend(id, { suspended: true, reason: 'Took money for a cat' })).toMatchObject({
    status: 200,
    body: { data: { user: { id, suspendedAt: expect.any(String) } } },
  });
  for (const { call } of [auth.one, auth.other])
    await eventually(async () => (await call('GET', '/auth/profile', { as: sana })).body.code === 'token.revoked');
  expect((await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: sana.refreshToken } })).status).toBe(401);
  const refused = { status: 403, body: { code: 'account.suspended' } };
  for (const path of ['login', 'reactivate']) expect(await logIn(sana, path)).toMatchObject(refused);
  expect(await give(id, 'admin')).toMatchObject(refused);
  // Who does not know the password does not learn of it.
  const wrong = await auth.one.call('POST', '/auth/login', { json: { email: sana.user.email, password: 'Another-Tree-42' } });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'credentials.wrong' } });
  for (let time = 0; time < 2; time += 1) expect(await suspend(id, { suspended: false })).toMatchObject({ status: 200 });
  expect(await logIn(sana)).toMatchObject({ status: 200 });
  const by = { by: admin.user.id, byName: 'Hina Malik' };
  expect(await acts(id)).toMatchObject([
    { act: 'reinstated', reason: '', ...by },
    { act: 'suspended', reason: 'Took money for a cat', ...by },
  ]);
  const events = auth.publishedAbout(id).map((event) => [event.as(userSuspended), event.as(userReinstated)]);
  expect(events.flat().flatMap((event) => event?.data.user?.suspended ?? [])).toEqual([true, false]);
});

test('who is suspended between their password and their code is not let in', async () => {
  const calls = factorCalls(auth);
  const sana = await calls.enrolled();
  const challenge = await calls.challengeFor(sana);
  expect(await suspend(sana.user.id, { suspended: true, reason: 'Took money for a cat' })).toMatchObject({ status: 200 });
  expect(await calls.enter(challenge, calls.codeOf(sana.secret))).toMatchObject({ status: 403, body: { code: 'account.suspended' } });
});

test('no admin is suspended, oneself neither, and nobody without a reason', async () => {
  const other = await anAdmin();
  for (const { user } of [admin, other])
    expect(await suspend(user.id, { suspended: true, reason: 'Why not' })).toMatchObject({
      status: 409,
      body: { code: 'account.admin-not-suspended' },
    });
  const sana = await registerAndLogIn(auth.one);
  expect((await suspend(sana.user.id, { suspended: true })).body.errors).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect(await suspend(newId(), { suspended: true, reason: 'x' })).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});

test('an admin reads one member, where they are logged in, and what admins did', async () => {
  const sana = await registerAndLogIn(auth.one);
  const { id } = sana.user;
  await endSessionsOf(id, admin);
  await logIn(sana);
  const read = async (path: string) => (await auth.one.call('GET', `/auth/users/${id}${path}`, { as: admin })).body.data;
  expect((await read('')).user).toMatchObject({ id, email: sana.user.email, suspendedAt: null });
  expect((await read('/sessions')).devices).toMatchObject([{ isCurrent: false, lastUsedAt: expect.any(String) }]);
  expect(await acts(id)).toMatchObject([{ act: 'sessions-ended', by: admin.user.id }]);
  expect(await acts(admin.user.id)).toMatchObject([{ act: 'admin-given', by: null, byName: null }]);
});

test('the last admin cannot be taken, also when two take each other at once', async () => {
  const refused = { status: 409, body: { code: 'account.last-admin', message: 'The last admin cannot be taken' } };
  expect(await give(admin.user.id, 'user')).toMatchObject(refused);
  const other = await anAdmin();
  const answers = await Promise.all([give(other.user.id, 'user', admin), give(admin.user.id, 'user', other)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(await auth.one.database('accounts').where({ user_type: 'admin' })).toHaveLength(1);
});

test('an account that nobody has cannot be given a role', async () => {
  const nobody = { status: 404, body: { code: 'account.not-found' } };
  for (const id of [newId(), 'no-id']) expect(await give(id, 'admin')).toMatchObject(nobody);
  for (const id of [newId(), 'no-id']) expect(await endSessionsOf(id, admin)).toMatchObject(nobody);
  expect(await changes(newId())).toEqual([]);
});

test('members who are no admins read and change nothing', async () => {
  const sana = await registerAndLogIn(auth.one);
  const forbidden = { status: 403, body: { code: 'admin.required' } };
  expect(await auth.one.call('GET', '/auth/users', { as: sana })).toMatchObject(forbidden);
  expect(await give(sana.user.id, 'admin', sana)).toMatchObject(forbidden);
  expect(await endSessionsOf(admin.user.id, sana)).toMatchObject(forbidden);
  expect(await suspend(admin.user.id, { suspended: true, reason: 'x' }, sana)).toMatchObject(forbidden);
  for (const path of ['', '/history', '/sessions'])
    expect(await auth.one.call('GET', `/auth/users/${admin.user.id}${path}`, { as: sana })).toMatchObject(forbidden);
});
