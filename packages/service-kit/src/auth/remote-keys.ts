import type { Logger } from '@paltu/kernel';
import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';

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
