import { expect, test } from '@jest/globals';
import { inMemorySessions } from '../data/in-memory-sessions.ts';
import { nodeRefreshTokenSecrets } from '../data/node-refresh-token-secrets.ts';
import type { SessionId } from '../domain/session.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { AccessTokens, Role } from './ports.ts';
import { refreshSession } from './refresh-session.ts';

let signed = 0;
/** Every signature differs, as those of ES256 do. */
const accessTokens: AccessTokens = {
  signer: async () => async (claims) => JSON.stringify({ ...claims, signature: (signed += 1) }),
  sessionOf: async (token) => (JSON.parse(token) as { sessionId: SessionId }).sessionId,
};

const prepare = async () => {
  let now = new Date('2026-03-01T09:00:00Z');
  const clock = { now: () => now };
  const roles = new Map<string, Role>([['sana', 'user']]);
  const { inTransaction, events, tokens } = inMemorySessions(roles);
  const shared = { inTransaction, accessTokens, secrets: nodeRefreshTokenSecrets(() => new Uint8Array(32)), clock };
  const checkCredentials = async () => ({ id: 'sana', userType: 'user' as const });
  return {
    login: await logIn({ ...shared, checkCredentials })({ email: '', password: '' }),
    refresh: refreshSession(shared),
    logOut: logOut(shared),
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    roles,
    events,
    tokens,
  };
};

test('many uses of one token get one answer and make one successor', async () => {
  const { login, refresh, tokens } = await prepare();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(login.refreshToken)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(tokens()).toHaveLength(2);
});

test('a reuse is refused, and the session ends all the same', async () => {
  const { login, refresh, pass, events } = await prepare();
  const { refreshToken } = await refresh(login.refreshToken);
  pass(10_000);
  await expect(refresh(login.refreshToken)).rejects.toMatchObject({ code: 'refresh-token.reused' });
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'refresh-token.invalid' });
  expect(events()).toMatchObject([{ type: 'SessionRevoked', userId: 'sana', reason: 'token-reused' }]);
});

test('a new role counts from the next refresh', async () => {
  const { login, refresh, roles } = await prepare();
  roles.set('sana', 'admin');
  const { accessToken } = await refresh(login.refreshToken);
  expect(JSON.parse(login.accessToken)).toMatchObject({ role: 'user' });
  expect(JSON.parse(accessToken)).toMatchObject({ role: 'admin' });
});

test('the session of an account that is gone cannot be refreshed', async () => {
  const { login, refresh, roles } = await prepare();
  roles.clear();
  await expect(refresh(login.refreshToken)).rejects.toMatchObject({ code: 'refresh-token.invalid' });
});

test('a logout says once that the session ended', async () => {
  const { login, logOut, events } = await prepare();
  await logOut({ accessToken: login.accessToken });
  await logOut({ refreshToken: login.refreshToken });
  expect(events()).toMatchObject([{ type: 'SessionRevoked', reason: 'logout' }]);
});
