import { newId, systemClock } from '@paltu/kernel';
import { createTokenVerifier, tokenAudience, tokenIssuer, type VerifyToken } from '@paltu/service-kit';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

export interface TestActor {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

export interface TestTokens {
  readonly verifyToken: VerifyToken;
  /** What auth would answer at `/.well-known/jwks.json`. */
  readonly jwks: { readonly keys: readonly JWK[] };
  issue(options?: { userId?: string; role?: 'user' | 'admin'; expiresAt?: Date; sessionId?: string }): Promise<TestActor>;
}

/** A signing key of the test's own and tokens as auth issues them, for services that are tested without auth. */
export const createTestTokens = async (): Promise<TestTokens> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const issue: TestTokens['issue'] = async (options = {}) => {
    const userId = options.userId ?? newId();
    const sessionId = options.sessionId ?? newId();
    const token = await new SignJWT({ sid: sessionId, role: options.role ?? 'user' })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'test' })
      .setSubject(userId)
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setIssuedAt()
      .setExpirationTime(options.expiresAt ?? '10 minutes')
      .sign(privateKey);
    return { userId, sessionId, token };
  };
  const verifyToken = createTokenVerifier({ keys: async () => publicKey, clock: systemClock, isRevoked: () => false });
  return { verifyToken, issue, jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }] } };
};
