import { serviceUnavailable, type AppError, type Logger } from '@paltu/kernel';
import { noTelemetry, type Telemetry } from '@paltu/telemetry';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { callerOf } from '../auth/authenticate.ts';
import { passwordNeeded } from '../auth/token-verifier.ts';
import { healthRoutes, type Degraded, type HealthChecks } from './health.ts';
import { noteRefusal, observeRequests } from './observe-requests.ts';
import { errorReply, refusalOf, methodNotAllowed, routeNotFound, serverFault } from './refusals.ts';
import { requestIdOf } from './request-headers.ts';
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

const mount = (app: Express, routes: readonly Route[], context: RouteContext): void => {
  const methodsByPath = new Map<string, string[]>();
  for (const route of routes) {
    app[route.method](route.path, routeHandler(route, context));
    methodsByPath.set(route.path, [...(methodsByPath.get(route.path) ?? []), route.method.toUpperCase()]);
  }
  for (const [path, methods] of methodsByPath) app.all(path, refuseMethod(methods));
};

/** A service's HTTP side: health, its routes in order, 405 and 404, and one place that turns errors into bodies. */
export const createApp = (options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  // The gateway has a line of each request.
  app.use(observeRequests(options.logger, options.telemetry ?? noTelemetry, 'remarkable').handlers);
  mount(app, [...healthRoutes(options.checks, options.degraded), ...options.routes], options);
  app.use(options.otherwise ?? notFound);
  app.use(errorHandler(options.logger, options.translateError));
  return app;
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
export const startingApp = (checks: HealthChecks, logger: Logger): Express =>
  createApp({
    routes: [],
    verifyToken: refuse,
    logger,
    checks: { ...checks, [unmetAtStart]: refuse },
    translateError: (error) => error,
    otherwise: refuse,
  });
