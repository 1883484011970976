import type { Method, Policy, RateLimit } from '@paltu/service-kit';
import type { BodyClass } from './route-row.ts';
import { table } from './gen/table.ts';

/** One call. Its policy decides who may pass the gateway; the service checks the token again, and whatever needs data to decide. */
export interface GatewayRoute extends Policy {
  readonly method: Method;
  /** The public path; `:name` stands for one segment. The service sees exactly what the caller asked for. */
  readonly path: string;
  readonly service: string;
  /** Class of rate limit. */
  readonly limit: RateLimit;
  readonly body: BodyClass;
}

/** The whole public surface, from the routes of the services. `GET` answers `HEAD` too; what is in no row is not reachable. */
export const routes: readonly GatewayRoute[] = table.map(([method, path, service, access, limit, body, password]) => ({
  method,
  path,
  service,
  access,
  limit,
  body,
  ...(password === undefined ? {} : { needsRecentPassword: true }),
}));
