import { serviceUnavailable, type AppError, type Logger } from '@paltu/kernel';
import { noTelemetry, type Telemetry } from '@paltu/telemetry';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler, type Response } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { callerOf } from '../auth/authenticate.ts';
import { passwordNeeded } from '../auth/token-verifier.ts';
import { healthRoutes, type Degraded, type HealthChecks } from './health.ts';
import { pathMatcher, type MatchedPath } from './match-path.ts';
import { noteRefusal, observeRequests } from './observe-requests.ts';
import { errorReply, refusalOf, methodNotAllowed, routeNotFound, serverFault } from './refusals.ts';
import { contextOf, requestIdOf } from './request-headers.ts';
import { routeHandler, sendReply, type RouteContext } from './route-handler.ts';
import type { Route } from './route.ts';

export interface AppOptions extends RouteContext {
  readonly routes: readonly Route[];
  readonly logger: Logger;
  readonly checks: HealthChecks;
  /** Nothing unless given. */
  readonly degraded?: Degraded | undefined;
  /** Nobody watches it unless given. */
  readonly telemetry?: Pick<Telemetry, 'metrics' | 'tracer'> | undefined;
  /** Answers what no route is for; 404 unless given. */
  readonly otherwise?: RequestHandler;
}

/** Faults are logged; refusals only where they have a fault as their cause: a database that is away, text that SQL cannot hold. */
const logFailure = (logger: Logger, error: unknown, refusal: AppError | undefined): void => {
  if (refusal === undefined) logger.error({ err: error }, 'request failed');
  else if (refusal.cause !== undefined) logger.warn({ code: refusal.code, reason: String(refusal.cause) }, 'request refused');
};

const logRefusedPermission = (logger: Logger, request: Request, { code }: AppError): void => {
  // They may do it, once they have given their password.
  if (code === passwordNeeded.code) return;
  const { method, path } = request;
  logger.warn({ event: 'security.refused', code, method, path, userId: callerOf(request) }, 'a member asked for more than they may');
};

/** Ends a request with the error body; faults are logged, and refusals that have a cause. */
export const errorHandler =
  (logger: Logger, translateError: (error: unknown) => unknown): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const refusal = refusalOf(translateError(error));
    if (refusal?.kind === 'forbidden') logRefusedPermission(logger, request, refusal);
    logFailure(logger, error, refusal);
    noteRefusal(response, refusal?.code ?? serverFault.code);
    if (response.headersSent) return next(error);
    void sendReply(response, errorReply(refusal, requestIdOf(response)));
  };

const notFound: RequestHandler = () => {
  throw routeNotFound();
};

const refuseMethod =
  (allowed: readonly string[]): RequestHandler =>
  () => {
    throw methodNotAllowed({ headers: { allow: allowed.join(', ') } });
  };

const refuseMethods = (app: Express, routes: readonly Route[]): void => {
  const methodsByPath = new Map<string, string[]>();
  for (const { path, method } of routes) methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method.toUpperCase()]);
  for (const [path, methods] of methodsByPath) app.all(path, refuseMethod(methods));
};

interface FoundRoute {
  readonly path: string;
  readonly handle: RequestHandler;
}

/** Finds the route of a request; that of a GET for HEAD too. */
const routeFinder = (
  routes: readonly Route[],
  context: RouteContext,
): ((method: string, path: string) => MatchedPath<FoundRoute> | undefined) => {
  const handled = Map.groupBy(routes, ({ method }) => method.toUpperCase());
  const finders = new Map(
    [...handled].map(([method, own]) => [
      method,
      pathMatcher(own.map((route) => ({ path: route.path, handle: routeHandler(route, context) }))),
    ]),
  );
  return (method, path) => finders.get(method === 'HEAD' ? 'GET' : method)?.(path);
};

/** What Express makes of a request and its answer before it looks for a route. */
const asInExpress = (app: Express, given: IncomingMessage, answer: ServerResponse, params: Readonly<Record<string, string>>) => {
  const request = Object.setPrototypeOf(given, app.request) as Request;
  const response = Object.setPrototypeOf(answer, app.response) as Response;
  Object.assign(request, { res: response, params, originalUrl: request.url });
  response.locals = {};
  return { request, response };
};

/** A service's HTTP side: health, its routes, found by their segments, 405 and 404, and one place that turns errors into bodies. */
export const createApp = (options: AppOptions): RequestListener => {
  const routes = [...healthRoutes(options.checks, options.degraded), ...options.routes];
  const findRoute = routeFinder(routes, options);
  // The gateway has a line of each request.
  const observe = observeRequests(options.logger, options.telemetry ?? noTelemetry, 'remarkable');
  const answerError = errorHandler(options.logger, options.translateError);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  refuseMethods(app, routes);
  app.use(options.otherwise ?? notFound);
  app.use(answerError);
  const carryOut = async ({ row, params }: MatchedPath<FoundRoute>, given: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { request, response } = asInExpress(app, given, answer, params);
    const end = (): void => void response.destroy();
    try {
      await row.handle(request, response, end);
    } catch (error) {
      answerError(error, request, response, end);
    }
  };
  return (request, response) => {
    const { method = 'GET', url = '' } = request;
    const [path = ''] = url.split('?', 1);
    const found = findRoute(method, path);
    const context = contextOf(request);
    response.setHeader('x-request-id', context.requestId);
    observe({ request, path, route: found?.row.path, context }, response, () => {
      if (found === undefined) app(request, response);
      else void carryOut(found, request, response);
    });
  };
};

const refuse = async (): Promise<never> => {
  throw serviceUnavailable();
};

/** What a process that starts names in `/readyz` as unmet, beside what it waits for. */
export const unmetAtStart = 'start';

/**
 * What a process answers until it can serve: it is alive, it is not ready and for want of what, and 503 to everything else. So that an
 * operator can distinguish one that waits from one that is broken.
 */
export const startingApp = (checks: HealthChecks, logger: Logger): RequestListener =>
  createApp({
    routes: [],
    verifyToken: refuse,
    logger,
    checks: { ...checks, [unmetAtStart]: refuse },
    translateError: (error) => error,
    otherwise: refuse,
  });
