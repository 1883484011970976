import { silentLogger, type Clock, type SessionId } from '@paltu/kernel';
import { memoryLimiters } from '@paltu/limits';
import type { Account } from '../src/accounts/account.ts';
import type { PasswordHasher } from '../src/accounts/argon2-password-adapter.ts';
import { changePassword, checkOwnPassword as checkOwn } from '../src/accounts/password-use-cases.ts';
import { nodeRefreshTokenSecrets, type AccessTokens } from '../src/sessions/jose-token-adapter.ts';
import { logIn } from '../src/sessions/login-use-cases.ts';
import { confirmPassword, logOut, ownSessions, refreshSession } from '../src/sessions/session-use-cases.ts';
import { limiterRefreshes } from '../src/sessions/sessions-module.ts';
import type { AuthStore } from './open-auth-store.ts';

/** The session that an access token of `sessionUseCases` is of. */
export const sessionOf = (accessToken: string): SessionId => (JSON.parse(accessToken) as { sessionId: SessionId }).sessionId;

let signed = 0;
/** Every signature differs, as those of ES256 do. */
const accessTokens: AccessTokens = {
  signer: async () => async (claims) => JSON.stringify({ ...claims, signature: (signed += 1) }),
  sessionOf: async (token) => sessionOf(token),
};

/**
 * What a member may do with their sessions, on the database of `store`, which has to go by the same clock. What is kept of a password
 * is the password itself.
 */
export const sessionUseCases = (store: AuthStore, clock: Clock, member: Account) => {
  const shared = {
    inTransaction: store.inSessionTransaction,
    accessTokens,
    secrets: nodeRefreshTokenSecrets(() => new Uint8Array(32)),
    countRefresh: limiterRefreshes(memoryLimiters()),
    clock,
    logger: silentLogger,
  };
  const enter = logIn({
    ...shared,
    // As if the password had been right a moment ago: whether it still is is asked again when the session begins.
    checkCredentials: async ({ password }) => ({ ...member, passwordHash: password }),
    hashEmail: () => '',
    entrance: 'admit',
  });
  const passwords: PasswordHasher = { hash: async (password) => password, verify: async (password, hash) => password === hash };
  const checkOwnPassword = checkOwn({
    accounts: store.accounts,
    passwords,
    limitAttempts: (_email, check) => check(),
    logger: silentLogger,
  });
  return {
    confirmPassword: confirmPassword({ ...shared, checkOwnPassword }),
    logIn: async (passwordHash: string) => {
      const entered = await enter({ email: '', password: passwordHash, address: '', device: { browser: null, system: null } });
      if ('challenge' in entered) throw new Error('no second factor is on');
      return entered;
    },
    refresh: refreshSession(shared),
    logOut: logOut(shared),
    ...ownSessions({ ...shared, queries: store.sessions }),
    changePassword: changePassword({
      inTransaction: store.inAccountTransaction,
      checkOwnPassword,
      passwords,
      clock,
    }),
  };
};

/** `done`, or the code of the refusal. */
export const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
