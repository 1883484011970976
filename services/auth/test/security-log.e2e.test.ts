import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Logger } from '@paltu/kernel';
import { grantAdminIn } from './grant-admin-in.ts';
import { aRegistration, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

type Line = Readonly<Record<string, unknown>>;

let auth: RunningAuth;
let lines: Line[] = [];

const note = (fields: object): void => {
  if ('event' in fields) lines.push(fields as Line);
};
const logger: Logger = { debug: note, info: note, warn: note, error: note };

beforeAll(async () => {
  auth = await startAuth({ logger });
});
afterAll(() => auth.stop());
beforeEach(() => {
  lines = [];
});

const password = 'Chinar-Tree-42';
const securityLines = (): Line[] => lines.filter(({ event }) => String(event).startsWith('security.'));

test('a login and a refused one are a line each', async () => {
  const { user } = await registerAndLogIn(auth.one);
  await auth.one.call('POST', '/auth/login', { json: { email: user.email, password: 'Wrong-Tree-42' } });
  expect(securityLines()).toEqual([
    { event: 'security.login', userId: user.id, sessionId: expect.any(String) },
    { event: 'security.login-failed' },
  ]);
});

test('a refresh token that is used twice is a line', async () => {
  const { user, refreshToken } = await registerAndLogIn(auth.one);
  await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
  auth.clock.pass(10_001);
  await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
  expect(securityLines().at(-1)).toEqual({ event: 'security.token-reused', userId: user.id, sessionId: expect.any(String) });
});

test('what a member may not do is a line, with who and what', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.call('GET', '/auth/users', { as: member });
  const refused = { event: 'security.refused', code: 'admin.required', method: 'GET', path: '/api/v1/auth/users', userId: member.user.id };
  expect(securityLines().at(-1)).toEqual(refused);
});

test('a change of a role is a line, with who decided, and so is the end of all sessions of a member', async () => {
  const [admin, member] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  await grantAdminIn(auth.one, admin.user.email);
  const { body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: admin.refreshToken } });
  await auth.one.call('PATCH', `/auth/users/${member.user.id}/role`, { as: body.data, json: { role: 'admin' } });
  const changed = { event: 'security.role-changed', userId: member.user.id, userType: 'admin', changedBy: admin.user.id };
  expect(securityLines().at(-1)).toEqual(changed);
  await auth.one.call('DELETE', `/auth/users/${member.user.id}/sessions`, { as: body.data });
  expect(securityLines().at(-1)).toEqual({ event: 'security.sessions-ended', userId: member.user.id, endedBy: admin.user.id });
});

test('a registration that asks for a role is a line', async () => {
  await auth.one.call('POST', '/auth/register', { json: aRegistration({ userType: 'admin' }) });
  expect(securityLines()).toEqual([{ event: 'security.role-asked-at-registration' }]);
});

test('no line holds a password, a token or an e-mail', async () => {
  const { user, token, refreshToken } = await registerAndLogIn(auth.one);
  await auth.one.call('POST', '/auth/login', { json: { email: user.email, password: `${password}!` } });
  const text = JSON.stringify(lines);
  for (const secret of [password, token, refreshToken, user.email]) expect(text).not.toContain(secret);
});
