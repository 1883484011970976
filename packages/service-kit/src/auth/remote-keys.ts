import type { Logger } from '@paltu/kernel';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const refreshEveryMs = 5 * 60_000;

/**
 * The public keys of auth. Fetched on first use and when a token names an unknown one; refreshed now and then; while auth is
 * away the last ones are kept.
 * @param authUrl base address of auth, such as `http://127.0.0.1:4001`.
 */
export const remoteKeys = (authUrl: string, logger: Logger): { keys: JWTVerifyGetKey; stop(): void } => {
  const jwks = createRemoteJWKSet(new URL('/.well-known/jwks.json', authUrl), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: 5_000,
    timeoutDuration: 3_000,
  });
  const timer = setInterval(() => {
    jwks.reload().catch((error: unknown) => logger.warn({ reason: String(error) }, 'the keys of auth could not be refreshed'));
  }, refreshEveryMs);
  timer.unref();
  return { keys: jwks, stop: () => clearInterval(timer) };
};
