import type { Clock } from '@paltu/kernel';

/** How long a revoked session must be remembered, in milliseconds: the life of an access token and some clock skew. */
export const rememberForMs = 11 * 60_000;

/** Sessions that ended before their access tokens did; each is forgotten once its tokens are gone by themselves. */
export const revokedSessionSet = (clock: Clock) => {
  const revokedAt = new Map<string, number>();

  const forgetOld = (): void => {
    const oldest = clock.now().getTime() - rememberForMs;
    for (const [sessionId, at] of revokedAt) {
      if (at >= oldest) return;
      revokedAt.delete(sessionId);
    }
  };

  return {
    add: (sessionId: string): void => {
      forgetOld();
      revokedAt.delete(sessionId);
      revokedAt.set(sessionId, clock.now().getTime());
    },
    has: (sessionId: string): boolean => revokedAt.has(sessionId),
    size: (): number => revokedAt.size,
  };
};
