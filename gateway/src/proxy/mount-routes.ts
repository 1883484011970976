import type { Logger } from '@paltu/kernel';
import { methodNotAllowed } from '@paltu/service-kit';
import type { Express, RequestHandler } from 'express';
import { admit, type AdmitOptions } from '../auth/admit.ts';
import { limitBody } from '../requests/request-limits.ts';
import type { BodyClass } from '../gate.ts';
import type { GatewayRoute } from '../routes.ts';
import { defaultTimeouts, serviceProxy, type ProxyTimeouts } from './service-proxy.ts';

export interface MountOptions extends AdmitOptions {
  readonly routes: readonly GatewayRoute[];
  readonly services: Readonly<Record<string, string>>;
  readonly logger: Logger;
  readonly timeouts?: ProxyTimeouts;
}

const rememberBody =
  (body: BodyClass): RequestHandler =>
  (_request, response, next) => {
    response.locals['bodyClass'] = body;
    next();
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

const proxiesOf = ({ services, logger, timeouts = defaultTimeouts }: MountOptions) =>
  new Map(Object.entries(services).map(([service, target]) => [service, serviceProxy({ service, target, logger, timeouts })]));

/** Puts the table into the chain; the result closes the connections to the services. */
export const mountRoutes = (app: Express, options: MountOptions): (() => void) => {
  const { routes } = options;
  const proxies = proxiesOf(options);
  for (const { method, path, service, access, limit, body } of routes) {
    const proxy = proxies.get(service);
    if (proxy === undefined) throw new Error(`${method} ${path} leads to ${service}, whose address is not known`);
    app[method](path, admit({ access, limit }, options), limitBody(body), rememberBody(body), proxy.handle);
  }
  for (const [path, methods] of methodsByPath(routes)) app.all(path, refuseMethod(methods));
  return () => proxies.forEach((proxy) => proxy.close());
};
