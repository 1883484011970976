import type { RequestListener } from 'node:http';
import { enableCompileCache } from 'node:module';
import { mostBusConnections, openBus, type EventBus } from '@paltu/events';
import { systemClock } from '@paltu/kernel';
import { limitersOf, type RateLimiters } from '@paltu/limits';
import {
  compareClocks,
  createLogger,
  createTokenVerifier,
  drain,
  listen,
  listenAddress,
  loadConfig,
  remoteKeys,
  runProcess,
  type Drain,
} from '@paltu/service-kit';
import { followingProblems, type RevokedSessions } from '@paltu/sessions';
import { startTelemetry, type Metrics } from '@paltu/telemetry';
import { buildGateway } from './app.ts';
import { revocations } from './auth/admit.ts';
import { followChanges } from './cache/follow-changes.ts';
import { answerCache } from './cache/public-answers.ts';
import { environment, gatewayConfig } from './config.ts';
import { followSignals, newsStreams } from './news/news-streams.ts';
import { parseNetworks, type IsTrusted } from './requests/request-origin.ts';
import { routes } from './routes.ts';
import { listenProxied } from './server/listen-proxied.ts';
import { limitConnections, mostConnections, answerProtocolErrors } from './server/guard-connections.ts';
import { fetchFrom } from './upstreams/fetch-from.ts';
import { followFullDisks } from './upstreams/full-disks.ts';
import { openUpstreams, type Upstream } from './upstreams/upstream.ts';

enableCompileCache();
const config = loadConfig(gatewayConfig, environment);
const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });

const measure = (metrics: Metrics, revoked: RevokedSessions, limiters: RateLimiters): void => {
  metrics.watch('paltu_database_connections_max', () => [{ labels: {}, value: mostBusConnections(config.BUS_URL) }]);
  metrics.watch('paltu_revoked_sessions_followed', () => [{ labels: {}, value: revoked.isHealthy() ? 1 : 0 }]);
  metrics.watch('paltu_limits_fallback_active', () => [{ labels: {}, value: limiters.problems().length > 0 ? 1 : 0 }]);
};

/** What it consumes from the others: sessions that ended, what makes kept answers fall, and what members have to look at anew. */
const follow = (bus: EventBus, metrics: Metrics) => {
  const revoked = revocations({ bus, logger, clock: systemClock, onRevoked: (sessionId) => news.end(sessionId) });
  const changes = followChanges({ bus, logger, drop: (tag) => cache.drop(tag) });
  const cache = answerCache(changes.isCurrent);
  const signals = followSignals({ bus, logger, send: (memberId, changed) => news.send(memberId, changed) });
  const news = newsStreams({ clock: systemClock, isRevoked: revoked.has, isCurrent: signals.isCurrent, metrics });
  return { revoked, cache, news, stopFollowing: () => Promise.all([revoked.stop(), changes.stop(), signals.stop()]) };
};

const keysOf = (auth: Upstream) => {
  const askAuth = fetchFrom(auth);
  return remoteKeys('http://auth', logger, async (url, { headers, signal }) => {
    const { status, body } = await askAuth(new URL(url).pathname, { headers: Object.fromEntries(headers), signal });
    return new Response(new Uint8Array(body), { status });
  });
};

/** Where visitors come in: by the port, and by the one for connections that the front hands on. */
const startListeners = async (app: RequestListener, draining: Drain, isTrusted: IsTrusted) => {
  const { HOST: host, PROXIED_PORT: proxiedPort, CONNECTIONS_PER_ADDRESS: perAddress } = config;
  const listening = await listen(app, { ...listenAddress(config), drain: draining }, logger);
  answerProtocolErrors(listening.server);
  limitConnections(listening.server, { perAddress, all: mostConnections }, isTrusted, logger);
  const proxied = proxiedPort === undefined ? undefined : await listenProxied(listening.server, host, proxiedPort);
  const close = async (): Promise<void> => {
    await listening.close();
    await proxied?.close();
  };
  return { port: listening.port, close };
};

await runProcess(logger, async () => {
  const telemetry = await startTelemetry({ service: 'gateway', config, logger });
  const bus = await openBus({ url: config.BUS_URL, clientId: 'gateway', logger });
  const { revoked, cache, news, stopFollowing } = follow(bus, telemetry.metrics);
  const limiters = limitersOf(config, logger);
  await limiters.open();
  measure(telemetry.metrics, revoked, limiters);
  const services = openUpstreams(config.services, logger);
  const disks = followFullDisks(services, logger);
  const keys = keysOf(services.get('auth') as Upstream);
  const clocks = compareClocks(systemClock, logger);
  const draining = drain(config.DRAIN_SECONDS);
  const isTrusted = parseNetworks(config.TRUSTED_PROXIES) ?? (() => false);
  const { app, close } = buildGateway({
    ...{ routes, services, webDirectory: config.WEB_DIR, publicUrl: config.PUBLIC_URL, siteFacts: config.siteFacts },
    ...{ isTrusted, demoPass: config.DEMO_PASS },
    verifyToken: createTokenVerifier({
      keys: keys.keys,
      clock: systemClock,
      isRevoked: revoked.has,
      onFutureToken: (aheadMs) => clocks.note('auth', aheadMs),
    }),
    // Not the services: one that is away answers 503 on its own calls and takes no others with it. Not the bus: without it the services
    // still refuse sessions that ended.
    checks: { keys: keys.load, stay: draining.check },
    degraded: () => [...followingProblems(revoked), ...clocks.problems(), ...disks.problems()],
    clocks,
    corsOrigins: config.CORS_ORIGINS,
    limiters,
    rateLimits: config.RATE_LIMITS,
    logger,
    telemetry,
    cache,
    news,
  });
  const listeners = await startListeners(app, draining, isTrusted);
  logger.info({ port: listeners.port }, 'listening');

  return {
    close: async () => {
      // Browsers come back to another gateway; what does not end by itself would hold up the stop.
      news.close();
      await listeners.close();
      close();
      keys.stop();
      await disks.stop();
      for (const service of services.values()) service.close();
      await stopFollowing();
      await limiters.close();
      await bus.close();
      await telemetry.close();
    },
  };
});
