import type { Logger } from '@paltu/kernel';
import { methodNotAllowed, tooManyRequests, whenClosed, type ClockComparison } from '@paltu/service-kit';
import { noMetrics, type Metrics } from '@paltu/telemetry';
import type { Express, RequestHandler } from 'express';
import { admit, memberOf, type AdmitOptions } from '../auth/admit.ts';
import type { BodyClass } from '../route-row.ts';
import { countAtOnce } from '../limits/count-at-once.ts';
import { countOwn, type GatewayRoute } from '../routes.ts';
import { readSmallBody, limitBody } from '../requests/request-limits.ts';
import type { Upstreams } from '../upstreams/upstream.ts';
import { defaultLimits, defaultTimeouts, type ProxyLimits, type ProxyTimeouts } from './proxy-limits.ts';
import { clockNoter, serviceProxy } from './service-proxy.ts';
import { openSender } from './send-attempt.ts';
import type { ServiceConcurrency } from './service-concurrency.ts';
import { interleaveAnswers } from './interleave-answers.ts';

interface MountOptions extends AdmitOptions {
  readonly routes: readonly GatewayRoute[];
  readonly services: Upstreams;
  readonly logger: Logger;
  readonly timeouts?: ProxyTimeouts;
  readonly limits?: ProxyLimits | undefined;
  readonly concurrency: ReadonlyMap<string, ServiceConcurrency>;
  /** Nobody counts unless given. */
  readonly metrics?: Metrics | undefined;
  /** Nobody compares unless given. */
  readonly clocks?: Pick<ClockComparison, 'note'> | undefined;
}

/** Refuses one upload more than a member may have under way: 429. */
const limitUploads = (perMember: number): RequestHandler => {
  const begin = countAtOnce();
  return (_request, response, next) => {
    const { count, leave } = begin(memberOf(response) ?? '');
    if (count > perMember) {
      leave();
      throw tooManyRequests({ retryAfterSeconds: 5 });
    }
    whenClosed(response, leave);
    next();
  };
};

const methodsByPath = (routes: readonly GatewayRoute[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) {
    const names = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...names]);
  }
  return methods;
};

const refuseMethod =
  (allowed: readonly string[]): RequestHandler =>
  () => {
    throw methodNotAllowed({ headers: { allow: allowed.join(', ') } });
  };

/** Puts the table into the chain; the result closes the connections to the services. */
export const mountRoutes = (app: Express, options: MountOptions): (() => void) => {
  const { routes, services, logger, timeouts = defaultTimeouts, limits = defaultLimits, metrics = noMetrics } = options;
  const noteClock = clockNoter(options.clocks);
  const senders = { small: openSender('small', { timeouts, limits }), upload: openSender('upload', { timeouts, limits }) };
  const shared = { logger, senders, metrics, noteClock, interleaveAnswers: interleaveAnswers() };
  const proxies = new Map(
    [...services].map(([name, service]) => [
      name,
      serviceProxy({ service, concurrency: options.concurrency.get(name) as ServiceConcurrency, ...shared }),
    ]),
  );
  const takeBody: Record<BodyClass, RequestHandler> = {
    small: readSmallBody({ withinMs: timeouts.body, heldBytes: limits.heldBytes }),
    upload: limitUploads(limits.uploadsPerMember),
  };
  for (const { method, path, service, body, ...policy } of routes) {
    const proxy = proxies.get(service);
    if (proxy === undefined) throw new Error(`${method} ${path} leads to ${service}, whose address is not known`);
    app[method](path, admit(policy, options), limitBody(body), takeBody[body], proxy[body]);
  }
  for (const [path, methods] of methodsByPath(routes)) app.all(path, countOwn('pages', options.countCall), refuseMethod(methods));
  return () => Object.values(senders).forEach((sender) => sender.close());
};
