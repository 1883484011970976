import type { Method, Policy, RateLimit } from '@paltu/service-kit';
import type { Express, RequestHandler } from 'express';
import { table } from './gen/table.ts';
import type { CountCall, OwnLimit } from './limits/count-calls.ts';
import { begunOf } from './requests/begin-request.ts';
import type { BodyClass } from './route-row.ts';

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

/** The services that the table leads to. */
export const serviceNames = (routes: readonly GatewayRoute[]): readonly string[] => [...new Set(routes.map(({ service }) => service))];

/** The variable with the address of a service: of `gift-cards` it is `GIFT_CARDS_URL`. */
export const addressVariable = (service: string): string => `${service.toUpperCase().replaceAll('-', '_')}_URL`;

/** What the gateway answers by itself. */
export interface OwnRoute {
  /** `GET`, and so `HEAD`, unless given. */
  readonly method?: 'options';
  readonly path: string | RegExp;
  /** What a call of it counts as. */
  readonly limit: OwnLimit;
  readonly handle: RequestHandler;
}

/** Refuses who asks too often: 429. */
export const countOwn =
  (limit: OwnLimit, countCall: CountCall): RequestHandler =>
  async (_request, response, next) => {
    await countCall(limit, { address: begunOf(response).origin.address });
    next();
  };

/** Puts them into the chain, each behind its limit: nothing is read or made for one who asks too often. */
export const mountOwnRoutes = (app: Express, routes: readonly OwnRoute[], countCall: CountCall): void => {
  for (const { method = 'get', path, limit, handle } of routes) app[method](path, countOwn(limit, countCall), handle);
};
