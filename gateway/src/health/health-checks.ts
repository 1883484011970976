import type { HealthChecks } from '@paltu/service-kit';
import type { RevokedSessions } from '@paltu/sessions';

/**
 * What the gateway needs to serve: the keys that verify tokens, and the sessions that ended early. Not the services: one that is
 * away answers 503 on its own calls and takes no others with it.
 */
export const healthChecks = (loadKeys: () => Promise<void>, revoked: Pick<RevokedSessions, 'isHealthy'>): HealthChecks => ({
  keys: loadKeys,
  sessions: async () => {
    if (!revoked.isHealthy()) throw new Error('revoked sessions are not followed');
  },
});
