import { createHash } from 'node:crypto';
import type { AppError, Clock, MemberId, SessionId } from '@paltu/kernel';
import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Actor } from './actor.ts';
import { authUnavailable, tokenExpired, tokenInvalid, tokenRevoked } from './token-refusals.ts';

export const tokenIssuer = 'paltu';
export const tokenAudience = 'paltu-api';

export type VerifyToken = (token: string) => Promise<Actor>;

export interface TokenVerifierOptions {
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
  /** Sessions that ended before their access tokens did. */
  readonly isRevoked: (sessionId: SessionId) => boolean;
  /** Gets by how many milliseconds auth's clock is ahead, when a token comes from the future. */
  readonly onFutureToken?: (aheadMs: number) => void;
  /** How many verified tokens are remembered. */
  readonly memory?: number;
}

/** After this a signature is checked again, so that the tokens of a key that was withdrawn end with it. */
const trustedMs = 60_000;

/**
 * By how much auth's clock may be ahead of ours. A token from later than that would live on after those who follow revoked sessions have
 * forgotten its session.
 */
const mostAheadMs = 60_000;

/** So long after it was given a password counts as recent. */
const recentPasswordMs = 5 * 60_000;

const claims = z.object({
  sub: z
    .string()
    .min(1)
    .transform((id) => id as MemberId),
  sid: z
    .string()
    .min(1)
    .transform((id) => id as SessionId),
  role: z.enum(['user', 'admin']),
  // Seconds since 1970 (OpenID Connect Core); a token of the release before has none.
  auth_time: z.number().default(0),
  // Ours: only on the token of an admin who has to turn on a second factor.
  mfa_needed: z.boolean().default(false),
  iat: z.number(),
  exp: z.number(),
});

const refusals = [
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
];

const toRefusal = (error: unknown): AppError => {
  if (error instanceof errors.JWTExpired) return tokenExpired();
  if (refusals.some((kind) => error instanceof kind)) return tokenInvalid();
  return authUnavailable({ cause: error });
};

const checkSignature = async (token: string, options: TokenVerifierOptions): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, options.keys, {
      issuer: tokenIssuer,
      audience: tokenAudience,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      currentDate: options.clock.now(),
    });
    return payload;
  } catch (error) {
    throw toRefusal(error);
  }
};

/** The holder of a token, by its claims. */
interface Caller extends Omit<Actor, 'hasRecentPassword'> {
  readonly passwordGivenAtMs: number;
}

/** When a token that was verified ends: what goes on with it ends then too. */
export const endOfToken = (token: string): Date => new Date((decodeJwt(token).exp ?? 0) * 1_000);

/**
 * Verifies access tokens (RFC 9068) and remembers each by its hash for a minute, so that a signature is not checked at every call.
 * @throws AppError 401 `token.expired | token.invalid | token.revoked`, or 503 `auth.unavailable` when the keys cannot be had.
 */
export const createTokenVerifier = (options: TokenVerifierOptions): VerifyToken => {
  const remembered = new Map<string, { caller: Caller; expiresAt: number; trustedUntil: number }>();
  const capacity = options.memory ?? 10_000;

  const verify = async (token: string, hash: string): Promise<Caller> => {
    const parsed = claims.safeParse(await checkSignature(token, options));
    if (!parsed.success) throw tokenInvalid();
    const { sub, sid, role, auth_time: authTime, mfa_needed: needsSecondFactor, iat, exp } = parsed.data;
    const aheadMs = iat * 1_000 - options.clock.now().getTime();
    if (aheadMs > mostAheadMs) {
      options.onFutureToken?.(aheadMs);
      throw tokenInvalid();
    }
    const caller: Caller = {
      ...{ userId: sub, sessionId: sid, needsSecondFactor, passwordGivenAtMs: authTime * 1_000 },
      role: needsSecondFactor ? 'user' : role,
    };
    const oldest = remembered.keys().next().value;
    if (remembered.size >= capacity && oldest !== undefined) remembered.delete(oldest);
    remembered.set(hash, { caller, expiresAt: exp * 1000, trustedUntil: options.clock.now().getTime() + trustedMs });
    return caller;
  };

  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(hash);
    const now = options.clock.now().getTime();
    const isTrusted = known !== undefined && now < Math.min(known.expiresAt, known.trustedUntil);
    if (!isTrusted) remembered.delete(hash);
    if (known !== undefined && known.expiresAt <= now) throw tokenExpired();
    const { passwordGivenAtMs, ...caller } = isTrusted ? known.caller : await verify(token, hash);
    if (options.isRevoked(caller.sessionId)) throw tokenRevoked();
    return { ...caller, hasRecentPassword: now - passwordGivenAtMs < recentPasswordMs };
  };
};
