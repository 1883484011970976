import { createHash } from 'node:crypto';
import { refusal, type SessionId, type Viewer, type AppError, type Clock, type MemberId, type Logger } from '@paltu/kernel';
import {
  decodeJwt,
  errors,
  jwtVerify,
  createRemoteJWKSet,
  customFetch,
  type JWTPayload,
  type JWTVerifyGetKey,
  type FetchImplementation,
} from 'jose';
import { z } from 'zod';

/** Who calls, by the verified access token. */
export interface Actor extends Viewer {
  readonly sessionId: SessionId;
  /** Whether the password was given in this session within the last five minutes. */
  readonly hasRecentPassword: boolean;
  /** An admin who has to turn on a second factor first. Until then `role` is `user`: no route, of whatever access, takes them for an admin. */
  readonly needsSecondFactor: boolean;
}

export const tokenMissing = refusal('unauthenticated', 'token.missing', 'Please log in to continue');
export const tokenInvalid = refusal('unauthenticated', 'token.invalid', 'The access token is not valid');
export const tokenExpired = refusal('unauthenticated', 'token.expired', 'The access token has expired');
export const tokenRevoked = refusal('unauthenticated', 'token.revoked', 'The session has ended');
export const adminRequired = refusal('forbidden', 'admin.required', 'Only an admin may do this');

/** This site lets nobody be an admin without a second factor; `POST /auth/second-factor` begins to turn it on. */
export const secondFactorRequired = refusal(
  'forbidden',
  'second-factor.required',
  'Please turn on the second factor of your account first',
);

/** The password was given too long ago for what is asked; `POST /auth/confirm-password` renews it. */
export const passwordNeeded = refusal('forbidden', 'session.password-needed', 'Please enter your password again to do this');

/** The keys that verify tokens cannot be had. */
export const authUnavailable = refusal('unavailable', 'auth.unavailable', 'Server is currently unavailable. Please try again later.');

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

const refreshEveryMs = 5 * 60_000;

/** The public keys that verify access tokens. */
export interface TokenKeys {
  readonly keys: JWTVerifyGetKey;
  /** Resolves once there are keys, fetched now or before. */
  load(): Promise<void>;
}

export type FetchKeys = FetchImplementation;

export interface RemoteKeys extends TokenKeys {
  stop(): void;
}

/**
 * The public keys of auth. Fetched on first use and when a token names an unknown one; refreshed now and then; while auth is
 * away the last ones are kept.
 * @param authUrl base address of auth, such as `http://127.0.0.1:4001`.
 * @param fetchKeys asks a replica of auth that is well, for who knows several
 */
export const remoteKeys = (authUrl: string, logger: Logger, fetchKeys: FetchKeys = fetch): RemoteKeys => {
  const jwks = createRemoteJWKSet(new URL('/.well-known/jwks.json', authUrl), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: 5_000,
    timeoutDuration: 3_000,
    [customFetch]: fetchKeys,
  });
  const timer = setInterval(() => {
    jwks.reload().catch((error: unknown) => logger.warn({ reason: String(error) }, 'the keys of auth could not be refreshed'));
  }, refreshEveryMs);
  timer.unref();
  const load = async (): Promise<void> => {
    if (jwks.jwks() === undefined) await jwks.reload();
  };
  return { keys: jwks, load, stop: () => clearInterval(timer) };
};
