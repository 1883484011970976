import { sessionRevoked, topics } from '@paltu/contracts';
import type { EventBus } from '@paltu/events';
import type { Clock, Logger } from '@paltu/kernel';

/** The lag, in milliseconds, from which it counts as unhealthy: longer than that of a short burst of work. */
const toleratedLagMs = 5_000;

/** What an operator reads while the bus cannot be followed. */
export const followingProblems = (revoked: Pick<RevokedSessions, 'isHealthy'>): readonly string[] =>
  revoked.isHealthy() ? [] : ['the bus cannot be followed: a session that ends now is refused up to ten minutes later'];

/** The deny set of a process: which sessions ended before their access tokens did. */
export interface RevokedSessions {
  has(sessionId: string): boolean;
  /** False while the bus cannot be followed: a session revoked since may be missing. */
  isHealthy(): boolean;
  stop(): Promise<void>;
}

/**
 * Follows the sessions that auth revokes, from far enough back to know every one whose access tokens still live.
 * Resolves once it has caught up, so that a process which awaits it is right from its first request.
 */
export const followRevokedSessions = async (options: {
  bus: EventBus;
  logger: Logger;
  clock: Clock;
  /** For what of a session is under way as it ends. */
  onRevoked?: ((sessionId: string) => void) | undefined;
}): Promise<RevokedSessions> => {
  const { bus, logger, clock, onRevoked } = options;
  const revoked = revokedSessionSet(clock);
  const end = (sessionId: string): void => {
    revoked.add(sessionId);
    onRevoked?.(sessionId);
  };
  const tail = await bus.tail({
    topics: [topics.session.name],
    from: new Date(clock.now().getTime() - rememberForMs),
    onMessage: (event) => {
      if (event.type === sessionRevoked.type) end(event.subject);
    },
  });
  logger.debug({ sessions: revoked.size() }, 'following revoked sessions');
  return { has: revoked.has, isHealthy: () => tail.isHealthy(toleratedLagMs), stop: () => tail.stop() };
};

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
