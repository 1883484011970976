import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { sessionOf, sessionUseCases } from '../../test/session-use-cases.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const prepare = async () => {
  let now = new Date('2026-03-01T09:00:00Z');
  const clock = { now: () => now };
  const member = await store.add();
  const { logIn, refresh, logOut } = sessionUseCases(store, clock, member);
  return {
    login: await logIn(member.passwordHash),
    refresh,
    logOut,
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    account: () => store.database('accounts').where({ id: member.id }),
  };
};

test('many uses of one token get one answer and make one successor', async () => {
  const { login, refresh } = await prepare();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(login.refreshToken)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await store.database('refresh_tokens')).toHaveLength(2);
});

test('a reuse is refused, and the session ends all the same', async () => {
  const { login, refresh, pass } = await prepare();
  const { refreshToken } = await refresh(login.refreshToken);
  pass(60_000);
  await expect(refresh(login.refreshToken)).rejects.toMatchObject({ code: 'refresh-token.reused' });
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'refresh-token.invalid' });
  expect(await store.database('sessions')).toMatchObject([{ revocation_reason: 'token-reused' }]);
  expect(await store.eventTypes()).toEqual(['session.revoked']);
});

test('a new role counts from the next refresh', async () => {
  const { login, refresh, account } = await prepare();
  await account().update({ user_type: 'admin' });
  const { accessToken } = await refresh(login.refreshToken);
  expect(JSON.parse(login.accessToken)).toMatchObject({ role: 'user' });
  expect(JSON.parse(accessToken)).toMatchObject({ role: 'admin' });
});

test('the session of an account that is gone cannot be refreshed', async () => {
  const { login, refresh, account } = await prepare();
  await account().delete();
  await expect(refresh(login.refreshToken)).rejects.toMatchObject({ code: 'refresh-token.invalid' });
});

test('a logout publishes once that the session ended', async () => {
  const { login, logOut } = await prepare();
  await logOut({ accessToken: login.accessToken });
  await logOut({ refreshToken: login.refreshToken });
  expect(await store.database('sessions')).toMatchObject([{ revocation_reason: 'logout' }]);
  expect(await store.eventTypes()).toEqual(['session.revoked']);
});

const prepareConfirmation = async () => {
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
  const { confirm, end, sessionId, member } = await prepareConfirmation();
  await end({ sessionId, userId: member.id });
  await expect(confirm()).rejects.toMatchObject({ code: 'token.revoked' });
});

test('who left a moment ago gets no token', async () => {
  const { confirm, account } = await prepareConfirmation();
  await account().update({ deactivated_at: new Date() });
  await expect(confirm()).rejects.toMatchObject({ code: 'token.revoked' });
});

test('a confirmation beside the end of all sessions takes turns with it', async () => {
  const { confirm, changePassword, member, sessionId } = await prepareConfirmation();
  const another = { userId: member.id, sessionId, currentPassword: member.passwordHash, newPassword: 'another', language: 'en' } as const;
  const [changed] = await Promise.allSettled([changePassword(another), ...Array.from({ length: 8 }, confirm)]);
  expect(changed.status).toBe('fulfilled');
  await expect(confirm()).rejects.toMatchObject({ code: 'password.wrong-current' });
});
