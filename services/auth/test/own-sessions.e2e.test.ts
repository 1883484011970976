import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { decodeJwt } from 'jose';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const dayMs = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

const logInAgain = async (email: string, headers: Readonly<Record<string, string>> = {}): Promise<Tokens> => {
  const { body } = await auth.one.call('POST', '/auth/login', { json: { email, password: 'Chinar-Tree-42' }, headers });
  return body.data;
};
const refresh = (refreshToken: string) => auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
const list = async (as: Tokens) => (await auth.one.call('GET', '/auth/sessions', { as })).body.data.sessions;
const end = (as: Tokens, id: string) => auth.one.call('DELETE', `/auth/sessions/${id}`, { as });
const sessionOf = ({ token }: Tokens) => String(decodeJwt(token)['sid']);
const isRefusedEverywhere = async ({ token }: Tokens) => {
  for (const { call } of [auth.one, auth.other])
    await eventually(async () => (await call('GET', '/auth/profile', { as: { token } })).body.code === 'token.revoked');
};

test('a member sees where they are logged in: the device, since when, when last used, and which session this is', async () => {
  const member = await registerAndLogIn(auth.one);
  const laptop = await logInAgain(member.user.email, { 'user-agent': firefox });
  auth.clock.pass(60_000);
  const { body } = await refresh(member.refreshToken);
  const sessions = await list(laptop);
  expect(sessions).toMatchObject([
    { id: sessionOf(member), isCurrent: false },
    { id: sessionOf(laptop), device: { browser: 'Firefox', system: 'Linux' }, isCurrent: true },
  ]);
  const [used, unused] = sessions;
  expect(Date.parse(used.lastUsedAt) - Date.parse(used.startedAt)).toBeGreaterThanOrEqual(60_000);
  expect(unused.lastUsedAt).toBe(unused.startedAt);
  expect(await list(body.data)).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
});

test('a session that nobody has used for thirty days is not listed', async () => {
  const member = await registerAndLogIn(auth.one);
  auth.clock.pass(30 * dayMs);
  const now = await logInAgain(member.user.email);
  expect(await list(now)).toMatchObject([{ id: sessionOf(now) }]);
});

test('one session is signed out on every process, the others stay, and repeated it answers the same', async () => {
  const member = await registerAndLogIn(auth.one);
  const other = await logInAgain(member.user.email);
  const first = await end(member, sessionOf(other));
  expect(first).toMatchObject({ status: 200, body: { status: 'success', message: 'Signed out!' } });
  expect((await end(member, sessionOf(other))).body).toEqual(first.body);
  await isRefusedEverywhere(other);
  expect(await refresh(other.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
  expect(await list(member)).toMatchObject([{ id: sessionOf(member) }]);
  expect(await refresh(member.refreshToken)).toMatchObject({ status: 200 });
  expect(await auth.one.database('outbox').where({ aggregateid: sessionOf(other) })).toHaveLength(1);
});

test('the session of somebody else does not exist for a member, and stays', async () => {
  const [member, stranger] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  for (const id of [sessionOf(stranger), newId(), 'no-id'])
    expect(await end(member, id)).toMatchObject({
      status: 404,
      body: { code: 'session.not-found', message: 'This session does not exist' },
    });
  expect(await refresh(stranger.refreshToken)).toMatchObject({ status: 200 });
});

test('a logout everywhere ends all sessions of the member, and nobody else', async () => {
  const member = await registerAndLogIn(auth.one);
  const stranger = await registerAndLogIn(auth.one);
  const others = [await logInAgain(member.user.email), await logInAgain(member.user.email)];
  expect(await auth.one.call('DELETE', '/auth/sessions', { as: member })).toMatchObject({
    status: 200,
    body: { status: 'success', message: 'Logged out everywhere!' },
  });
  for (const session of [member, ...others]) {
    await isRefusedEverywhere(session);
    expect(await refresh(session.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
  }
  expect(await list(stranger)).toHaveLength(1);
});
