import type { Clock, SessionId } from '@paltu/kernel';
import { tokenAudience, tokenInvalid, tokenIssuer } from '@paltu/service-kit';
import { jwtVerify, SignJWT, errors, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import type { AccessTokens } from '../use-cases/ports.ts';

export interface AccessTokenKeys {
  /** The private key that signs now, and its name in the JWKS. */
  readonly signingKey: () => Promise<{ kid: string; privateKey: CryptoKey }>;
  readonly verificationKey: JWTVerifyGetKey;
}

const lifeSeconds = 10 * 60;

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000);

/** Access tokens as RFC 9068 has them. */
export const joseAccessTokens = ({ keys, clock }: { readonly keys: AccessTokenKeys; readonly clock: Clock }): AccessTokens => ({
  signer: async () => {
    const { kid, privateKey } = await keys.signingKey();
    return ({ userId, sessionId, role, passwordGivenAt, needsSecondFactor }) => {
      const issuedAt = secondsOf(clock.now());
      return new SignJWT({ sid: sessionId, role, auth_time: secondsOf(passwordGivenAt), ...(needsSecondFactor && { mfa_needed: true }) })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid })
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(privateKey);
    };
  },
  sessionOf: async (accessToken) => {
    const longAgo = new Date(0);
    const expected = { issuer: tokenIssuer, audience: tokenAudience, typ: 'at+jwt', algorithms: ['ES256'], currentDate: longAgo };
    try {
      const { payload } = await jwtVerify(accessToken, keys.verificationKey, expected);
      return payload['sid'] as SessionId;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw tokenInvalid();
      throw error;
    }
  },
});
