import type { HealthChecks } from '@paltu/service-kit';

/**
 * What the gateway needs to serve: the keys that verify tokens. Not the services: one that is away answers 503 on its own calls and
 * takes no others with it. Not the bus: without it the services still refuse sessions that ended.
 */
export const healthChecks = (loadKeys: () => Promise<void>): HealthChecks => ({ keys: loadKeys });
