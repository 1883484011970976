import type { Logger } from '@paltu/kernel';
import { usualPoints, type RateLimiters, type RatePoints } from '@paltu/limits';
import {
  errorHandler,
  healthRoutes,
  observeRequests,
  routeHandler,
  type ClockComparison,
  type HealthChecks,
  type VerifyToken,
} from '@paltu/service-kit';
import { noTelemetry, type Telemetry } from '@paltu/telemetry';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import { answerBeforeExpress } from './cache/answer-before-express.ts';
import { answerFromCache } from './cache/answer-from-cache.ts';
import { cachedReads } from './cache/cached-reads.ts';
import { countOnce } from './cache/count-once.ts';
import type { KeptAnswer } from './cache/kept-answer.ts';
import { measureCache } from './cache/measure-cache.ts';
import { answerCache, publicAnswers } from './cache/public-answers.ts';
import type { TaggedCache } from './cache/tagged-cache.ts';
import { apiDocs } from './docs/api-docs.ts';
import { countCalls } from './limits/count-calls.ts';
import { mountRoutes } from './proxy/mount-routes.ts';
import type { ProxyLimits, ProxyTimeouts } from './proxy/proxy-limits.ts';
import { allowOrigins, corsPolicy } from './requests/allow-origins.ts';
import { cleanHeaders } from './requests/clean-headers.ts';
import { limitUrl } from './requests/request-limits.ts';
import type { IsTrusted } from './requests/trusted-proxies.ts';
import type { GatewayRoute } from './routes.ts';
import { fetchFrom, type FetchFrom } from './upstreams/fetch-from.ts';
import type { Upstreams } from './upstreams/upstreams.ts';
import { mailedLinks } from './web/mailed-links.ts';
import { publicReader } from './web/read-public.ts';
import { securityHeaders } from './web/security-headers.ts';
import type { SiteFacts } from './web/site-facts.ts';
import { webApp } from './web/web-app.ts';
import { factsWriter } from './web/write-facts.ts';

export interface GatewayOptions {
  readonly routes: readonly GatewayRoute[];
  readonly services: Upstreams;
  readonly webDirectory: string | undefined;
  /** What pages say of who runs the site; nothing unless given. */
  readonly siteFacts?: SiteFacts | undefined;
  readonly isTrusted: IsTrusted;
  readonly verifyToken: VerifyToken;
  readonly checks: HealthChecks;
  /** What `/readyz` tells besides. */
  readonly degraded?: () => readonly string[];
  readonly limiters: RateLimiters;
  /** As usual unless given. */
  readonly rateLimits?: RatePoints;
  readonly logger: Logger;
  /** Sites whose scripts may call the API; none unless given. */
  readonly corsOrigins?: readonly string[];
  readonly timeouts?: ProxyTimeouts;
  /** Nobody watches it unless given. */
  readonly telemetry?: Telemetry;
  readonly limits?: ProxyLimits;
  /** Nobody compares clocks unless given. */
  readonly clocks?: ClockComparison;
  /** Where answers for everybody are kept; nothing is, unless given. */
  readonly cache?: TaggedCache<KeptAnswer>;
}

const readerOf =
  (services: Upstreams) =>
  (name: string): FetchFrom | undefined => {
    const service = services.get(name);
    return service && fetchFrom(service);
  };

const asItCame = (error: unknown): unknown => error;

/** The chain that every request passes, in this order, but those whose answer is in memory. */
export const buildGateway = (options: GatewayOptions): { app: RequestListener; close(): void } => {
  const { logger, verifyToken, limiters, rateLimits: points = usualPoints, telemetry = noTelemetry } = options;
  const { cache = answerCache(() => false) } = options;
  const countCall = countCalls({ limiters, points, logger });
  const counting = countOnce(countCall);
  const observer = observeRequests(logger, telemetry);
  const cors = corsPolicy(options.corsOrigins ?? []);
  const degraded = () => [...(options.degraded?.() ?? []), ...limiters.problems()];
  const app = express();
  app.disable('x-powered-by');
  app.use(cleanHeaders(options.isTrusted));
  app.use(observer.handlers);
  app.use(securityHeaders);
  app.use(allowOrigins(cors));
  app.use(limitUrl);
  for (const health of healthRoutes(options.checks, degraded))
    app.get(health.path, routeHandler(health, { verifyToken, translateError: asItCame }));
  const answers = publicAnswers(cache, readerOf(options.services), telemetry.metrics);
  measureCache(telemetry.metrics, cache);
  // Before compression: what is kept is kept compressed.
  for (const { path } of cachedReads) app.get(path, answerFromCache(answers, counting));
  app.use(compression());
  app.use(apiDocs());
  app.use(mailedLinks());
  const closeRoutes = mountRoutes(app, { ...options, countCall, isCounted: counting.isCounted, metrics: telemetry.metrics });
  const read = publicReader(answers, (address) => countCall('reads', { address }));
  const web = webApp({
    directory: options.webDirectory,
    logger,
    read: options.services.has('pets') ? read : undefined,
    writeFacts: factsWriter(options.siteFacts),
  });
  app.use(web.handle);
  app.use(errorHandler(logger, asItCame));
  const close = (): void => {
    closeRoutes();
    web.close();
  };
  return { app: answerBeforeExpress({ answers, counting, isTrusted: options.isTrusted, observer, cors }, app), close };
};
