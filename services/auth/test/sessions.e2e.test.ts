import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import type { Sent } from '@paltu/testing/service';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const refresh = (refreshToken: unknown, process = auth.one) => process.call('POST', '/auth/refresh', { json: { refreshToken } });
const logOut = (sent: Sent) => auth.one.call('POST', '/auth/logout', sent);
const readProfile = (token: string, process = auth.one) => process.call('GET', '/auth/profile', { as: { token } });
const sessionOf = (token: string) => String(decodeJwt(token)['sid']);
const countTokens = async (token: string) =>
  Number(
    (
      await auth.one
        .database('refresh_tokens')
        .where({ session_id: sessionOf(token) })
        .count({ total: '*' })
    )[0]!['total'],
  );

test('an access token holds who, in which session, in which role and since when, for ten minutes', async () => {
  const { user, token } = await registerAndLogIn(auth.one);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) });
  const claims = decodeJwt(token);
  expect(claims).toEqual({
    iss: 'paltu',
    aud: 'paltu-api',
    sub: user.id,
    sid: expect.any(String),
    role: 'user',
    auth_time: claims.iat,
    iat: expect.any(Number),
    exp: claims.iat! + 600,
  });
});

test('a refresh gives new tokens of the same session', async () => {
  const member = await registerAndLogIn(auth.one);
  const { status, body } = await refresh(member.refreshToken);
  expect(status).toBe(200);
  expect(body.data.refreshToken).not.toBe(member.refreshToken);
  expect(sessionOf(body.data.token)).toBe(sessionOf(member.token));
  expect(await readProfile(body.data.token)).toMatchObject({ status: 200 });
});

test('twenty uses of one refresh token at once, on two processes, give twenty equal answers and one new row', async () => {
  const member = await registerAndLogIn(auth.one);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refresh(member.refreshToken, index % 2 === 0 ? auth.one : auth.other)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await countTokens(member.token)).toBe(2);
  expect(await readProfile(answers[0]!.body.data.token)).toMatchObject({ status: 200 });
  expect(await refresh(answers[0]!.body.data.refreshToken)).toMatchObject({ status: 200 });
});

test('an answer that was lost is given again to a browser that waited for it and asks once more, and the session goes on', async () => {
  const member = await registerAndLogIn(auth.one);
  const lost = await refresh(member.refreshToken);
  auth.clock.pass(15_500);
  const again = await refresh(member.refreshToken, auth.other);
  expect([again.status, again.body]).toEqual([200, lost.body]);
  auth.clock.pass(15_500);
  expect((await refresh(member.refreshToken)).body).toEqual(lost.body);
  expect(await refresh(again.body.data.refreshToken)).toMatchObject({ status: 200 });
});

test('a token that is used again after the grace ends the session, and that is published', async () => {
  const member = await registerAndLogIn(auth.one);
  const { body } = await refresh(member.refreshToken);
  auth.clock.pass(60_001);
  expect(await refresh(member.refreshToken, auth.other)).toMatchObject({ status: 401, body: { code: 'refresh-token.reused' } });
  expect(await refresh(body.data.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
  await eventually(() => auth.publishedAbout(sessionOf(member.token)).length > 0);
  for (const process of [auth.one, auth.other]) {
    await eventually(async () => (await readProfile(body.data.token, process)).body.code === 'token.revoked');
  }
});

test('a token that is used again once its successor was used ends the session, though the grace is not over', async () => {
  const member = await registerAndLogIn(auth.one);
  const { body } = await refresh(member.refreshToken);
  const { status } = await refresh(body.data.refreshToken);
  expect(status).toBe(200);
  expect(await refresh(member.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.reused' } });
  expect(
    await auth.one
      .database('sessions')
      .where({ id: sessionOf(member.token) })
      .first(),
  ).toMatchObject({ revocation_reason: 'token-reused' });
});

test('twenty reuses at once end the session once', async () => {
  const member = await registerAndLogIn(auth.one);
  await refresh(member.refreshToken);
  auth.clock.pass(60_001);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refresh(member.refreshToken, index % 2 === 0 ? auth.one : auth.other)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  await eventually(() => auth.publishedAbout(sessionOf(member.token)).length > 0);
  expect(await auth.one.database('outbox').where({ aggregateid: sessionOf(member.token) })).toHaveLength(1);
});

test('a session ends when nobody refreshes it for thirty days', async () => {
  const member = await registerAndLogIn(auth.one);
  auth.clock.pass(30 * 24 * 60 * 60_000);
  expect(await refresh(member.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.expired' } });
});

test.each([
  [undefined, 'required'],
  ['', 'required'],
  [null, 'required'],
  [7, 'invalid'],
  ['x'.repeat(201), 'too-long'],
])('a refresh with the token %p is refused by name', async (refreshToken, code) => {
  expect(await refresh(refreshToken)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'refreshToken', code }] },
  });
});

test('a refresh token that nobody has is refused', async () => {
  expect(await refresh('nobody-has-this')).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
});

test('what is kept of a session opens nothing', async () => {
  const member = await registerAndLogIn(auth.one);
  const { body } = await refresh(member.refreshToken);
  const rows = JSON.stringify(await auth.one.database('refresh_tokens').where({ session_id: sessionOf(member.token) }));
  for (const secret of [member.token, member.refreshToken, body.data.token, body.data.refreshToken]) expect(rows).not.toContain(secret);
});

const loggedOut = { status: 200, body: { status: 'success', message: 'Logged out successfully!' } };

test('a logout ends the session on every process, and repeated it answers the same', async () => {
  const { token, refreshToken } = await registerAndLogIn(auth.one);
  const first = await logOut({ as: { token } });
  expect(first).toMatchObject(loggedOut);
  expect((await logOut({ as: { token } })).body).toEqual(first.body);
  expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
  await eventually(async () => (await readProfile(token, auth.other)).body.code === 'token.revoked');
  expect(await auth.one.database('outbox').where({ aggregateid: sessionOf(token) })).toHaveLength(1);
});

test('a logout works with an access token that has expired', async () => {
  const { token, refreshToken } = await registerAndLogIn(auth.one);
  auth.clock.pass(11 * 60_000);
  expect(await readProfile(token)).toMatchObject({ status: 401, body: { code: 'token.expired' } });
  expect(await logOut({ as: { token } })).toMatchObject(loggedOut);
  expect(await refresh(refreshToken)).toMatchObject({ status: 401 });
});

test('a logout works with the refresh token alone, and with a used one too', async () => {
  const { refreshToken } = await registerAndLogIn(auth.one);
  const { body } = await refresh(refreshToken);
  expect(await logOut({ json: { refreshToken } })).toMatchObject(loggedOut);
  expect(await refresh(body.data.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token.invalid' } });
});

test('a session that nobody knows is as good as logged out', async () => {
  expect(await logOut({ json: { refreshToken: 'nobody-has-this' } })).toMatchObject(loggedOut);
});

test('a logout that names no session, or with a token that we did not sign, is refused', async () => {
  const { token } = await registerAndLogIn(auth.one);
  const forged = `${token.slice(0, -4)}AAAA`;
  expect(await logOut({})).toMatchObject({ status: 401, body: { code: 'token.missing' } });
  expect(await logOut({ as: { token: forged } })).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  for (const authorization of ['Bearer nonsense', 'Basic c2FuYQ==', token]) {
    expect(await logOut({ headers: { authorization } })).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  }
  expect(await readProfile(token)).toMatchObject({ status: 200 });
});

test('the other sessions of a member stay', async () => {
  const { user, token } = await registerAndLogIn(auth.one);
  const other = await auth.one.call('POST', '/auth/login', { json: { email: user.email, password: 'Chinar-Tree-42' } });
  await logOut({ as: { token } });
  expect(await refresh(other.body.data.refreshToken)).toMatchObject({ status: 200 });
});
