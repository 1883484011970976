import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock, MemberId, SessionId } from '@paltu/kernel';
import { tokenAudience, tokenInvalid, tokenIssuer } from '@paltu/service-kit';
import { errors, jwtVerify, SignJWT, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import type { Role } from './session.ts';

export interface AccessTokenKeys {
  /** The private key that signs now, and its name in the JWKS. */
  readonly signingKey: () => Promise<{ kid: string; privateKey: CryptoKey }>;
  readonly verificationKey: JWTVerifyGetKey;
}

interface AccessClaims {
  readonly userId: MemberId;
  readonly sessionId: SessionId;
  readonly role: Role;
  /** When the member last gave their password in this session. */
  readonly passwordGivenAt: Date;
  /** An admin who has to turn on a second factor first: the token opens nothing that is for admins. */
  readonly needsSecondFactor: boolean;
}

export type SignAccessToken = (claims: AccessClaims) => Promise<string>;

export interface AccessTokens {
  /** Fetches the key that signs now. Call it before a transaction opens: the signer that it gives back needs nothing more. */
  signer(): Promise<SignAccessToken>;
  /** The session of a token that we signed, also after it expired. @throws AppError `token.invalid` */
  sessionOf(accessToken: string): Promise<SessionId>;
}

const lifeSeconds = 10 * 60;

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000);

/** Access tokens as RFC 9068 has them. */
export const joseAccessTokens = (keys: AccessTokenKeys, clock: Clock): AccessTokens => ({
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

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const sealingKey = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'paltu: answer to a refresh', 32));

/**
 * The secrets of refresh tokens. What is kept (hash, sealed answer) is of no use without the token itself.
 * @param serverSecret without it nobody can compute the successor of a token, not even its holder
 */
export const nodeRefreshTokenSecrets = (serverSecret: () => Uint8Array) => ({
  create: (): string => randomBytes(32).toString('base64url'),
  hash: (token: string): string => createHash('sha256').update(token).digest('base64url'),
  /** Always the same successor for the same token. */
  successorOf: (token: string): string => createHmac('sha256', serverSecret()).update(token).digest('base64url'),
  seal: (token: string, accessToken: string): string => {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, sealingKey(token), nonce);
    const sealed = [nonce, sealing.update(accessToken, 'utf8'), sealing.final()];
    return Buffer.concat([...sealed, sealing.getAuthTag()]).toString('base64url');
  },
  open: (token: string, sealed: string): string => {
    const bytes = Buffer.from(sealed, 'base64url');
    const opening = createDecipheriv(cipher, sealingKey(token), bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(-tagBytes));
    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
  },
});
export type RefreshTokenSecrets = ReturnType<typeof nodeRefreshTokenSecrets>;
