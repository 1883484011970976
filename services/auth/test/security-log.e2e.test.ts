import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@paltu/service-kit';
import { runProgram } from '@paltu/testing/service';
import { authVariables } from './auth-variables.ts';
import { graceMs } from '../src/sessions/session.ts';
import { grantAdminIn } from './grant-admin-in.ts';
import { aRegistration, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

type Line = Readonly<Record<string, unknown>>;

let auth: RunningAuth;
let lines: Line[] = [];

beforeAll(async () => {
  const output = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  auth = await startAuth({ logger: createLogger({ service: 'auth', level: 'info', output }) });
});
afterAll(() => auth.stop());
beforeEach(() => {
  lines = [];
});

const password = 'Chinar-Tree-42';
const logIn = (json: { email: string; password?: string }, from?: string) =>
  auth.one.call('POST', '/auth/login', {
    json: { password: 'Wrong-Tree-42', ...json },
    ...(from === undefined ? {} : { headers: { 'x-forwarded-for': from } }),
  });
/** As they are written, but for what every line of the log has. */
const securityLines = (): Line[] =>
  lines
    .filter(({ event }) => String(event).startsWith('security.'))
    .map(({ level: _level, time: _time, service: _service, msg: _words, ...line }) => line);
const byHand = { requestId: expect.any(String), clientAddress: '127.0.0.1' };
const emailHash = expect.stringMatching(/^[\w-]{22}$/);

test('a login and a refused one are a line each', async () => {
  const { user } = await registerAndLogIn(auth.one);
  await logIn({ email: user.email, password: 'Wrong-Tree-42' });
  expect(securityLines()).toEqual([
    { ...byHand, event: 'security.login', userId: user.id, sessionId: expect.any(String), emailHash },
    { ...byHand, event: 'security.login-failed', emailHash },
  ]);
});

test('a refused login names its source, IPv6 by the network, and the account in every letter case of its e-mail', async () => {
  const { email } = (await registerAndLogIn(auth.one)).user;
  lines = [];
  await logIn({ email }, '203.0.113.9');
  await logIn({ email: email.toUpperCase() }, '2001:db8:1:2:3:4:5:6');
  await logIn({ email: 'nobody@example.com' }, '203.0.113.9');
  expect(securityLines().map(({ clientAddress }) => clientAddress)).toEqual(['203.0.113.9', '2001:db8:1:2::/64', '203.0.113.9']);
  const [one, same, other] = securityLines().map((line) => line['emailHash']);
  expect([same === one, other === one]).toEqual([true, false]);
});

test('an account that is closed to passwords is a line with its account, and an operator finds it by the e-mail', async () => {
  const { email } = aRegistration();
  for (let guess = 0; guess < 10; guess += 1) await logIn({ email, password: `Wrong-Tree-${guess}` }, '203.0.113.9');
  const [closed] = securityLines().filter(({ event }) => event === 'security.too-many-passwords');
  expect(closed).toEqual({
    event: 'security.too-many-passwords',
    requestId: expect.any(String),
    clientAddress: '203.0.113.9',
    emailHash,
    seconds: 900,
  });
  const command = 'services/auth/src/email-hash-command.ts';
  const { KEY_SECRET = '' } = authVariables('');
  const { code, out } = await runProgram(command, [email.toUpperCase()], { KEY_SECRET });
  expect({ code, out }).toEqual({ code: 0, out: `${email.toUpperCase()} is ${String(closed?.['emailHash'])} in the log.\n` });
  expect(await runProgram(command, [], { KEY_SECRET })).toMatchObject({ code: 2, out: '' });
});

test('a wrong password of somebody who is logged in is a line', async () => {
  const member = await registerAndLogIn(auth.one);
  const json = { currentPassword: 'Wrong-Tree-42', newPassword: 'Deodar-Tree-43' };
  await auth.one.call('PUT', '/auth/change-password', { as: member, json });
  expect(securityLines().at(-1)).toEqual({ ...byHand, event: 'security.password-refused', userId: member.user.id });
});

test('a refresh token that is used twice is a line', async () => {
  const { user, refreshToken } = await registerAndLogIn(auth.one);
  await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
  auth.clock.pass(graceMs + 1);
  await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
  expect(securityLines().at(-1)).toEqual({ ...byHand, event: 'security.token-reused', userId: user.id, sessionId: expect.any(String) });
});

test('what a member may not do is a line, with who and what', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.call('GET', '/auth/users', { as: member });
  const refused = {
    ...byHand,
    event: 'security.refused',
    code: 'admin.required',
    method: 'GET',
    path: '/api/v1/auth/users',
    userId: member.user.id,
  };
  expect(securityLines().at(-1)).toEqual(refused);
});

test('a change of a role is a line, with who decided, and so is the end of all sessions of a member', async () => {
  const [admin, member] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  await grantAdminIn(auth.one, admin.user.email);
  const { body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: admin.refreshToken } });
  await auth.one.call('PATCH', `/auth/users/${member.user.id}/role`, { as: body.data, json: { role: 'admin' } });
  const changed = { ...byHand, event: 'security.role-changed', userId: member.user.id, userType: 'admin', changedBy: admin.user.id };
  expect(securityLines().at(-1)).toEqual(changed);
  await auth.one.call('DELETE', `/auth/users/${member.user.id}/sessions`, { as: body.data });
  expect(securityLines().at(-1)).toEqual({ ...byHand, event: 'security.sessions-ended', userId: member.user.id, endedBy: admin.user.id });
});

test('a registration that asks for a role is a line', async () => {
  await auth.one.call('POST', '/auth/register', { json: aRegistration({ userType: 'admin' }) });
  expect(securityLines()).toEqual([{ ...byHand, event: 'security.role-asked-at-registration' }]);
});

test('no line holds a password, a token or an e-mail', async () => {
  const { user, token, refreshToken } = await registerAndLogIn(auth.one);
  await logIn({ email: user.email, password: `${password}!` });
  const text = JSON.stringify(lines);
  for (const secret of [password, token, refreshToken, user.email]) expect(text).not.toContain(secret);
});
