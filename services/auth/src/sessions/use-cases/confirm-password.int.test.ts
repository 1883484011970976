import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { openAuthStore, type AuthStore } from '../../../test/open-auth-store.ts';
import { sessionOf, sessionUseCases } from '../../../test/session-use-cases.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const prepare = async () => {
  const member = await store.add();
  const useCases = sessionUseCases(store, systemClock, member);
  const { accessToken } = await useCases.logIn(member.passwordHash);
  const sessionId = sessionOf(accessToken);
  return {
    ...useCases,
    sessionId,
    confirm: () => useCases.confirmPassword({ userId: member.id, sessionId, password: member.passwordHash }),
    account: () => store.database('accounts').where({ id: member.id }),
    member,
  };
};

test('a session that ended a moment ago, which this process has not learned yet, gets no token', async () => {
  const { confirm, end, sessionId, member } = await prepare();
  await end({ sessionId, userId: member.id });
  await expect(confirm()).rejects.toMatchObject({ code: 'token.revoked' });
});

test('who left a moment ago gets no token', async () => {
  const { confirm, account } = await prepare();
  await account().update({ deactivated_at: new Date() });
  await expect(confirm()).rejects.toMatchObject({ code: 'token.revoked' });
});

test('a confirmation beside the end of all sessions takes turns with it', async () => {
  const { confirm, changePassword, member, sessionId } = await prepare();
  const another = { userId: member.id, sessionId, currentPassword: member.passwordHash, newPassword: 'another', language: 'en' } as const;
  const [changed] = await Promise.allSettled([changePassword(another), ...Array.from({ length: 8 }, confirm)]);
  expect(changed.status).toBe('fulfilled');
  await expect(confirm()).rejects.toMatchObject({ code: 'password.wrong-current' });
});
