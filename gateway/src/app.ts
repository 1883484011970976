import { addressKey, fairQueue, serviceUnavailable, systemClock, type InFairTurn, type Logger } from '@paltu/kernel';
import { ruleNamed, usualPoints, type RateLimiters, type RatePoints } from '@paltu/limits';
import {
  errorHandler,
  healthRoutes,
  methodNotAllowed,
  observeRequests,
  routeHandler,
  routeNotFound,
  type ClockComparison,
  type HealthChecks,
  type RequestObserver,
  type VerifyToken,
} from '@paltu/service-kit';
import { noTelemetry, type Telemetry } from '@paltu/telemetry';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { answerBeforeExpress, answerFromCache, countOnce } from './cache/answer-from-cache.ts';
import type { KeptAnswer } from './cache/kept-answer.ts';
import { keptTexts } from './cache/kept-texts.ts';
import { measureCache, answerCache, publicAnswers, type ReadService } from './cache/public-answers.ts';
import type { TaggedCache } from './cache/tagged-cache.ts';
import { apiDocs } from './docs/api-docs.ts';
import { queueRequests, usualQueueLimits, type RequestQueueLimits, type RequestQueueOptions } from './limits/request-queue.ts';
import { countCalls, type CountCall } from './limits/count-calls.ts';
import { cachedReads } from './gen/table.ts';
import { mountNews, newsStreams, type NewsStreams } from './news/news-streams.ts';
import { countOwn, mountOwnRoutes, type OwnRoute, type GatewayRoute } from './routes.ts';
import { mountRoutes } from './proxy/mount-routes.ts';
import type { ProxyLimits, ProxyTimeouts } from './proxy/proxy-limits.ts';
import { serviceConcurrency, type ServiceConcurrency } from './proxy/service-concurrency.ts';
import { allowOrigins, corsPolicy, preflights, type CorsPolicy } from './requests/allow-origins.ts';
import { cleanHeaders, originReader, type ReadOrigin, type IsTrusted } from './requests/request-origin.ts';
import { limitUrl } from './requests/request-limits.ts';
import { fetchFrom } from './upstreams/fetch-from.ts';
import type { Upstreams } from './upstreams/upstream.ts';
import { mailedRoutes } from './web/crawled-files.ts';
import { publicReader } from './web/read-public.ts';
import type { MayRender } from './web/render-page.ts';
import { securityHeaders } from './web/security-headers.ts';
import { factsWriter, type SiteFacts } from '@paltu/site';
import { isNoPage, webApp } from './web/web-app.ts';

export interface GatewayOptions {
  readonly routes: readonly GatewayRoute[];
  readonly services: Upstreams;
  readonly webDirectory: string | undefined;
  /** The one address of the site; without it each by which it is reached. */
  readonly publicUrl?: string | undefined;
  /** What pages show about who runs the site; nothing by default. */
  readonly siteFacts?: SiteFacts | undefined;
  readonly isTrusted: IsTrusted;
  /** By which calls of the demo data are known, which count for nobody else; there are none unless given. */
  readonly demoPass?: string | undefined;
  readonly verifyToken: VerifyToken;
  readonly checks: HealthChecks;
  /** What `/readyz` reports besides. */
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
  /** How many requests begin at once, and wait; as usual unless given. */
  readonly requestQueue?: RequestQueueLimits;
  /** Nobody compares clocks unless given. */
  readonly clocks?: ClockComparison;
  /** Where answers for everybody are kept; nothing is, unless given. */
  readonly cache?: TaggedCache<KeptAnswer>;
  /** What shows browsers what has changed; none is opened, unless given. */
  readonly news?: NewsStreams;
}

const readersOf = (services: Upstreams, concurrency: ReadonlyMap<string, ServiceConcurrency>) => {
  const readers = new Map([...services].map(([name, service]) => [name, fetchFrom(service)]));
  return (name: string): ReadService | undefined => {
    const [fetch, own] = [readers.get(name), concurrency.get(name)];
    return fetch && own && { fetch, concurrency: own.read };
  };
};

const asItCame = (error: unknown): unknown => error;

const ownHealth = ({ checks, verifyToken, limiters, ...options }: GatewayOptions): OwnRoute[] => {
  const degraded = () => [...(options.degraded?.() ?? []), ...limiters.problems()];
  const context = { verifyToken, translateError: asItCame };
  return healthRoutes(checks, degraded).map((route) => ({ path: route.path, limit: 'health', handle: routeHandler(route, context) }));
};

/** What nothing is there for. */
const refuseRest = (countCall: CountCall): RequestHandler[] => [
  countOwn('pages', countCall),
  ({ path }) => {
    throw isNoPage(path) ? routeNotFound() : methodNotAllowed({ headers: { allow: 'GET, HEAD' } });
  },
];

/** Two at once, which leave the other threads of Node to files and names. */
const twoAtOnce = { running: 2, waiting: 512, refusal: () => serviceUnavailable() };

/** A queue by address for what costs a core some milliseconds each time: who asks for one comes before the second of anybody. */
const fairQueueByAddress = (): InFairTurn => fairQueue(twoAtOnce);

/** Counts what an address has the renderer do. */
const renderAllowance = (limiters: RateLimiters, points: RatePoints): MayRender => {
  const renders = limiters.of(ruleNamed('renders', points));
  return async (address) => (await renders.take(addressKey(address))).isAllowed;
};

const startChain = (readOrigin: ReadOrigin, observer: RequestObserver, cors: CorsPolicy): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(cleanHeaders(readOrigin));
  app.use(observer.handlers);
  app.use(securityHeaders);
  app.use(allowOrigins(cors));
  app.use(limitUrl);
  return app;
};

const noNews = (): NewsStreams => newsStreams({ clock: systemClock, isRevoked: () => false, isCurrent: () => false });

const requestQueueOf = (
  { requestQueue: limits = usualQueueLimits, logger, telemetry = noTelemetry }: GatewayOptions,
  readOrigin: ReadOrigin,
): RequestQueueOptions => ({
  ...{ limits, logger, metrics: telemetry.metrics },
  addressOf: (request) => readOrigin(request).address,
});

interface Gateway {
  readonly app: RequestListener;
  /** What every request passes but those whose answer is in memory. */
  readonly chain: Express;
  close(): void;
}

/** The chain that every request passes, in this order, but those whose answer is in memory. */
export const buildGateway = (options: GatewayOptions): Gateway => {
  const { logger, limiters, rateLimits: points = usualPoints, telemetry = noTelemetry, services } = options;
  const readOrigin = originReader(options);
  const { cache = answerCache(() => false) } = options;
  const countCall = countCalls({ limiters, points, logger });
  const counting = countOnce(countCall);
  const observer = observeRequests(logger, telemetry);
  const cors = corsPolicy(options.corsOrigins ?? []);
  const chain = startChain(readOrigin, observer, cors);
  const [making, compressing] = [fairQueueByAddress(), fairQueueByAddress()];
  const texts = keptTexts({ making, compressing });
  const { metrics } = telemetry;
  const concurrency = serviceConcurrency(services, { limits: options.limits, logger, metrics });
  const answers = publicAnswers({ cache, serviceNamed: readersOf(services, concurrency), inTurn: compressing, metrics });
  measureCache(metrics, cache);
  const web = webApp({
    ...{ directory: options.webDirectory, publicUrl: options.publicUrl, logger, texts, inTurn: making },
    mayRender: renderAllowance(limiters, points),
    read: cachedReads.some(({ service }) => services.has(service))
      ? publicReader(answers, (address) => countCall('reads', { address }))
      : undefined,
    writeFacts: factsWriter(options.siteFacts),
  });
  mountOwnRoutes(chain, [preflights, ...ownHealth(options), ...apiDocs(texts), ...mailedRoutes, ...web.routes], countCall);
  for (const { path } of cachedReads) chain.get(path, answerFromCache(answers, counting));
  mountNews(chain, options.news ?? noNews(), { verifyToken: options.verifyToken, countCall, isCounted: counting.isCounted });
  // Answers that nobody shares: all others are kept compressed.
  chain.use(compression());
  const closeRoutes = mountRoutes(chain, { ...options, concurrency, countCall, isCounted: counting.isCounted, metrics });
  chain.use(refuseRest(countCall));
  chain.use(errorHandler(logger, asItCame));
  const close = (): void => {
    closeRoutes();
    web.close();
  };
  const app = answerBeforeExpress({ answers, counting, readOrigin, observer, cors }, chain);
  return { app: queueRequests(app, requestQueueOf(options, readOrigin)), chain, close };
};
