import { newId, systemClock } from '@paltu/kernel';
import { createTokenVerifier, tokenAudience, tokenIssuer, type TokenKeys, type VerifyToken } from '@paltu/service-kit';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

export interface TestActor {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

export interface TestTokens {
  readonly verifyToken: VerifyToken;
  /** What verifies the tokens. */
  readonly keys: TokenKeys;
  /** Carries `work` out while the keys cannot be had. */
  withoutKeys<T>(work: () => Promise<T>): Promise<T>;
  /** What auth would answer at `/.well-known/jwks.json`. */
  readonly jwks: { readonly keys: readonly JWK[] };
  issue(options?: {
    userId?: string;
    role?: 'user' | 'admin';
    expiresAt?: Date;
    sessionId?: string;
    /** Recent for a year unless given: a test may set the clock of its service forward. */
    passwordGivenAt?: Date;
    /** Of an admin who has to turn on a second factor first. */
    needsSecondFactor?: boolean;
  }): Promise<TestActor>;
}

const longestTestMs = 600_000;
const yearMs = 365 * 24 * 3_600_000;

/** A signing key of the test's own and tokens as auth issues them, for services that are tested without auth. */
export const createTestTokens = async (): Promise<TestTokens> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const issue: TestTokens['issue'] = async (options = {}) => {
    const userId = options.userId ?? newId();
    const sessionId = options.sessionId ?? newId();
    const givenAt = options.passwordGivenAt ?? new Date(Date.now() + yearMs);
    const token = await new SignJWT({
      sid: sessionId,
      role: options.role ?? 'user',
      auth_time: Math.floor(givenAt.getTime() / 1_000),
      ...(options.needsSecondFactor === true && { mfa_needed: true }),
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'test' })
      .setSubject(userId)
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      // Before now: a test may hold the clock of its service still, and a token from the future is refused.
      .setIssuedAt(new Date(Date.now() - longestTestMs))
      // Longer than those of auth: a test may set the clock of its service forward.
      .setExpirationTime(options.expiresAt ?? '1 year')
      .sign(privateKey);
    return { userId, sessionId, token };
  };
  let areAway = false;
  const find = async () => {
    if (areAway) throw new Error('the keys are away');
    return publicKey;
  };
  return {
    verifyToken: createTokenVerifier({ keys: find, clock: systemClock, isRevoked: () => false }),
    keys: { keys: find, load: async () => void (await find()) },
    withoutKeys: async (work) => {
      areAway = true;
      return work().finally(() => (areAway = false));
    },
    issue,
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }] },
  };
};
