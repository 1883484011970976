import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { sessionRevoked, UserType, userProfileUpdated, userRegistered, userRoleChanged } from '@paltu/contracts';
import { decodeJwt } from 'jose';
import { grantAdminIn } from './grant-admin-in.ts';
import { registerAndLogIn, aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const grantAdmin = (email: string) => grantAdminIn(auth.one, email);

test('a registration is published with the whole public state, and nothing that is private', async () => {
  const { body } = await auth.one.call('POST', '/auth/register', { json: aRegistration({ email: 'private@example.com' }) });
  const { user } = body.data;
  await eventually(() => auth.publishedAbout(user.id).length === 1);
  const [event] = auth.publishedAbout(user.id);
  expect(event).toMatchObject({ type: 'pk.paltu.user.registered.v1', source: '/paltu/auth', topic: 'auth.user.v1', sequence: 1 });
  expect(event!.as(userRegistered)!.data.user).toMatchObject({
    id: user.id,
    version: 1n,
    firstName: 'Sana',
    lastName: 'Ahmed',
    city: 'lahore',
    userType: UserType.USER,
    verified: false,
  });
  const bytes = JSON.stringify(event!.record.headers) + Buffer.from(event!.record.value!).toString('utf8');
  for (const secret of ['private@example.com', '3001234567', 'Mall Road', 'argon2']) expect(bytes).not.toContain(secret);
});

test('an account whose registration cannot be published is not kept, and the caller learns nothing of why', async () => {
  const { database } = auth.one;
  const registration = aRegistration();
  await database.raw('alter table outbox add constraint closed check (false) not valid');
  try {
    const { status, body } = await auth.one.call('POST', '/auth/register', { json: registration });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 500,
      code: 'server.fault',
      message: 'An unexpected error occurred. Please try again.',
    });
  } finally {
    await database.raw('alter table outbox drop constraint closed');
  }
  expect(await database('accounts').where({ email: registration.email })).toEqual([]);
});

test('an account that is not kept is not spoken of', async () => {
  const { database } = auth.one;
  const registration = aRegistration({ firstName: 'Lost' });
  await database.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'at the last moment'; end $$`);
  await database.raw(
    'create constraint trigger refused after insert on accounts deferrable initially deferred for each row execute function refuse()',
  );
  try {
    expect(await auth.one.call('POST', '/auth/register', { json: registration })).toMatchObject({ status: 500 });
  } finally {
    await database.raw('drop function refuse() cascade');
  }
  expect(await database('outbox').whereLike('payload', '%Lost%')).toEqual([]);
  expect(await auth.one.call('POST', '/auth/register', { json: registration })).toMatchObject({ status: 201 });
  expect(await database('outbox').whereLike('payload', '%Lost%')).toHaveLength(1);
});

test('a role that is granted counts from the next refresh, and is published once', async () => {
  const { user, token, refreshToken } = await registerAndLogIn(auth.one);
  expect(await grantAdmin(` ${user.email.toUpperCase()} `)).toMatchObject({ hasChanged: true });
  expect(await grantAdmin(user.email)).toMatchObject({ hasChanged: false });
  expect(decodeJwt(token)['role']).toBe('user');
  const { body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
  expect(decodeJwt(body.data.token)['role']).toBe('admin');

  await eventually(() => auth.publishedAbout(user.id).length === 2);
  const event = auth.publishedAbout(user.id)[1]!;
  expect(event).toMatchObject({ type: 'pk.paltu.user.role-changed.v1', sequence: 2 });
  expect(event.as(userRoleChanged)!.data).toMatchObject({
    user: { id: user.id, version: 2n, userType: UserType.ADMIN },
    previousUserType: UserType.USER,
  });
});

test('who the members are, and which sessions were just revoked, is published again as it is', async () => {
  const { user, token, refreshToken } = await registerAndLogIn(auth.one);
  await grantAdmin(user.email);
  await auth.one.call('POST', '/auth/logout', { json: { refreshToken }, headers: { authorization: `Bearer ${token}` } });
  await auth.one.republish();
  const sessionId = String(decodeJwt(token)['sid']);
  const again = (id: string) => auth.publishedAbout(id).filter(({ isRepublished }) => isRepublished);
  await eventually(() => again(user.id).length === 1 && again(sessionId).length === 1, 'both are published again');
  expect(again(user.id)[0]).toMatchObject({ type: userProfileUpdated.type, sequence: 2 });
  expect(again(user.id)[0]!.as(userProfileUpdated)!.data.user).toMatchObject({ id: user.id, version: 2n, userType: UserType.ADMIN });
  expect(again(sessionId)[0]!.as(sessionRevoked)!.data).toMatchObject({ sessionId, userId: user.id });
});
