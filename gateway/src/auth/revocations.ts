import type { EventBus } from '@paltu/events';
import type { Clock, Logger } from '@paltu/kernel';
import { followRevokedSessions, type RevokedSessions } from '@paltu/sessions';

/**
 * Follows revoked sessions in the background: the site opens before the bus does. Until it has caught up nobody is refused here,
 * and the services, which follow by themselves, still refuse.
 */
export const revocations = (options: {
  bus: EventBus;
  logger: Logger;
  clock: Clock;
  onRevoked: (sessionId: string) => void;
}): RevokedSessions => {
  let followed: RevokedSessions | undefined;
  void followRevokedSessions(options).then(
    (sessions) => void (followed = sessions),
    (error: unknown) => options.logger.error({ err: error }, 'revoked sessions cannot be followed'),
  );
  return {
    has: (sessionId) => followed?.has(sessionId) ?? false,
    isHealthy: () => followed?.isHealthy() ?? false,
    stop: async () => followed?.stop(),
  };
};
