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
  type VerifyToken,
} from '@paltu/service-kit';
import { noTelemetry, type Telemetry } from '@paltu/telemetry';
import type { IncomingMessage, RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { KeptAnswer } from './cache/kept-answer.ts';
import { keptTexts } from './cache/kept-texts.ts';
import { answerFromCache, measureCache, answerCache, publicAnswers, type ReadService } from './cache/public-answers.ts';
import type { TaggedCache } from './cache/tagged-cache.ts';
import { apiDocs } from './docs/api-docs.ts';
import { queueRequests, usualQueueLimits, type RequestQueueLimits, type RequestQueueOptions } from './limits/request-queue.ts';
import { countCalls, type CountCall } from './limits/count-calls.ts';
import { beginRequests, setOwnHeaders, type Begun, type BegunResponse } from './requests/begin-request.ts';
import { cachedReads } from './gen/table.ts';
import { mountNews, newsStreams, type NewsStreams } from './news/news-streams.ts';
import { countOwn, mountOwnRoutes, type OwnRoute, type GatewayRoute } from './routes.ts';
import { mountRoutes } from './proxy/mount-routes.ts';
import type { ProxyLimits, ProxyTimeouts } from './proxy/proxy-limits.ts';
import { serviceConcurrency, type ServiceConcurrency } from './proxy/service-concurrency.ts';
import { corsPolicy, preflights } from './requests/allow-origins.ts';
import { originReader, type ReadOrigin, type IsTrusted } from './requests/request-origin.ts';
import { limitUrl } from './requests/request-limits.ts';
import { fetchFrom } from './upstreams/fetch-from.ts';
import type { Upstreams } from './upstreams/upstream.ts';
import { mailedRoutes } from './web/crawled-files.ts';
import { publicReader } from './web/read-public.ts';
import type { MayRender } from './web/render-page.ts';
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

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Counts what an address has the renderer do. */
const renderAllowance = (limiters: RateLimiters, points: RatePoints): MayRender => {
  const renders = limiters.of(ruleNamed('renders', points));
  return async (address) => (await renders.take(addressKey(address))).isAllowed;
};

const startChain = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  return app;
};

/** Answers with a refusal, or a fault, as the chain does with those of its own. */
const refuser = (logger: Logger) => {
  const failures = new WeakMap<IncomingMessage, unknown>();
  const app = startChain();
  app.use((request) => {
    throw failures.get(request);
  });
  app.use(errorHandler(logger, asItCame));
  return (request: IncomingMessage, response: BegunResponse, failure: unknown): void => {
    // What has begun cannot become a refusal.
    if (response.headersSent) return void response.destroy();
    failures.set(request, failure);
    setOwnHeaders(response);
    app(request, response);
  };
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
  /** What every request passes but reads of the table. */
  readonly chain: Express;
  close(): void;
}

/** What every request passes: its beginning, then the row of the table that it reads, or the chain of Express in this order. */
export const buildGateway = (options: GatewayOptions): Gateway => {
  const { logger, limiters, rateLimits: points = usualPoints, telemetry = noTelemetry, services } = options;
  const readOrigin = originReader(options);
  const { cache = answerCache(() => false) } = options;
  const countCall = countCalls({ limiters, points, logger });
  const begin = beginRequests({ readOrigin, observe: observeRequests(logger, telemetry), cors: corsPolicy(options.corsOrigins ?? []) });
  const chain = startChain();
  const [making, compressing] = [fairQueueByAddress(), fairQueueByAddress()];
  const texts = keptTexts({ making, compressing });
  const { metrics } = telemetry;
  const concurrency = serviceConcurrency(services, { limits: options.limits, logger, metrics });
  const answers = publicAnswers({ cache, serviceNamed: readersOf(services, concurrency), inTurn: compressing, metrics });
  measureCache(metrics, cache);
  const web = webApp({
    ...{ directory: options.webDirectory, publicUrl: options.publicUrl, logger, texts, inTurn: making },
    onDrop: cache.onDrop,
    mayRender: renderAllowance(limiters, points),
    read: cachedReads.some(({ service }) => services.has(service))
      ? publicReader(answers, (address) => countCall('reads', { address }))
      : undefined,
    writeFacts: factsWriter(options.siteFacts),
  });
  mountOwnRoutes(chain, [preflights, ...ownHealth(options), ...apiDocs(texts), ...mailedRoutes, ...web.routes], countCall);
  mountNews(chain, options.news ?? noNews(), { verifyToken: options.verifyToken, countCall });
  // Answers that nobody shares: all others are kept compressed.
  chain.use(compression());
  const table = mountRoutes(chain, { ...options, concurrency, countCall, metrics, answerFromCache: answerFromCache(answers, countCall) });
  chain.use(refuseRest(countCall));
  chain.use(errorHandler(logger, asItCame));
  const close = (): void => {
    table.close();
    web.close();
  };
  const refuse = refuser(logger);
  const answer = async (begun: Begun, response: BegunResponse): Promise<void> => {
    const { request, path } = begun;
    limitUrl(request);
    const read = isRead(request) ? table.readAt(path) : undefined;
    begun.route = read?.path;
    if (read !== undefined) return read.carryOut(request, response);
    setOwnHeaders(response);
    chain(request, response);
  };
  const app: RequestListener = (given, response) =>
    begin(given, response, (begun, own) => {
      answer(begun, own).catch((error: unknown) => refuse(given, own, error));
    });
  return { app: queueRequests(app, requestQueueOf(options, readOrigin)), chain, close };
};
