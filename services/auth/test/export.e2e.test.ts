import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { grantAdminIn } from './grant-admin-in.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

test('a member takes along all that is kept of them, and no secret', async () => {
  const member = await registerAndLogIn(auth.one, { marketingEmails: true });
  await registerAndLogIn(auth.one);
  await grantAdminIn(auth.one, member.user.email);
  const { status, body } = await auth.one.call('GET', '/auth/export', { as: member });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    account: {
      id: member.user.id,
      email: member.user.email,
      phone: '+923001234567',
      address: '12 Mall Road',
      marketingEmails: true,
      roleChanges: [{ by: null, from: 'user', to: 'admin' }],
    },
    figures: { profileViews: 0 },
    sessions: [{ isCurrent: true }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|refreshToken|hash/i);
});

test('an account that is gone has nothing to take along', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await auth.one.call('GET', '/auth/export', { as: member })).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});
