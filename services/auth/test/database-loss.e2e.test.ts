import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endSessions } from '@paltu/testing';
import type { TestService } from '@paltu/testing/service';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

test('a lost database is reported as such, nothing is a fault, and the service comes back by itself', async () => {
  const member = await registerAndLogIn(auth.one);
  let { token, refreshToken } = member;
  const statuses = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    await endSessions(auth.other.database);
    const answers = await Promise.all(Array.from({ length: 8 }, () => auth.one.call('GET', '/auth/profile', { as: { token } })));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);

  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
    if (status === 200) ({ token, refreshToken } = body.data);
  }
  expect(refreshToken).not.toBe(member.refreshToken);
  expect(await auth.one.call('GET', '/auth/profile', { as: { token } })).toMatchObject({ status: 200 });
});

test('a refresh whose answer was lost with the connection is asked again and answered', async () => {
  const { refreshToken } = await registerAndLogIn(auth.one);
  const askUntilAnswered = async ({ call }: TestService) => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, body } = await call('POST', '/auth/refresh', { json: { refreshToken } });
      if (status === 200) return JSON.stringify(body);
      expect(status).toBe(503);
    }
    throw new Error('it was never answered');
  };
  const asked = [auth.one, auth.other, auth.one].map(askUntilAnswered);
  await endSessions(auth.other.database);
  expect(new Set(await Promise.all(asked)).size).toBe(1);
});
