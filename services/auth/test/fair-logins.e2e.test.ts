import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const attackers = 200;
const password = 'Chinar-Tree-42';

const logIn = (email: string, guess: string, address: string) =>
  auth.one.call('POST', '/auth/login', { json: { email, password: guess }, headers: { 'x-forwarded-for': address } });

test('beside 200 attackers from one address an honest member is let in, and hardly any of them is judged before', async () => {
  const registration = aRegistration({ password });
  await auth.one.call('POST', '/auth/register', { json: registration });
  const judged: string[] = [];
  const attacks = Array.from({ length: attackers }, async (_, index) => {
    const { status } = await logIn(`nobody${index}@example.com`, 'Wrong-Tree-42', '203.0.113.7');
    judged.push(status === 401 ? 'judged' : 'refused');
    return status;
  });
  await eventually(() => judged.includes('refused'), 'the queue is full of them');
  const before = judged.filter((one) => one === 'judged').length;
  const honest = await logIn(registration.email, password, '198.51.100.20');
  const meanwhile = judged.filter((one) => one === 'judged').length - before;
  expect(honest.status).toBe(200);
  // Those that were under way or answered as it came. In order of arrival a hundred would go first.
  expect(meanwhile).toBeLessThanOrEqual(40);
  const statuses = await Promise.all(attacks);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(80);
});
