import type { RequestListener } from 'node:http';
import {
  knexOutbox,
  openBus,
  startConsumers,
  startRelay,
  startRepublishing,
  type EventBus,
  type Relay,
  type RelayStrategy,
} from '@paltu/events';
import { startJobs, systemClock, untilReady, type Clock, type Logger } from '@paltu/kernel';
import { connectDatabase, isInfrastructureError } from '@paltu/persistence';
import {
  compareClocks,
  drain,
  listen,
  listenAddress,
  startingApp,
  type ClockComparison,
  type HealthChecks,
  type RouteContext,
  type Running,
  type TokenKeys,
} from '@paltu/service-kit';
import { followingProblems, followRevokedSessions } from '@paltu/sessions';
import { noTelemetry, type Telemetry } from '@paltu/telemetry';
import type { Knex } from 'knex';
import { assembleService, type AssembledService } from './assemble-service.ts';
import { compareDatabaseClock } from './compare-database-clock.ts';
import type { ServiceConfig, ServiceDefinition } from './define-service.ts';
import { mostConnections, readPoolsOf } from './most-connections.ts';
import { measureService } from './measure-service.ts';
import { serviceParts, sourceOfService } from './service-parts.ts';

/** What only tests put in place of the usual. */
export interface Wiring {
  /** A bus that breaks, or one that the test shares. */
  readonly bus?: (open: () => Promise<EventBus>) => Promise<EventBus>;
  readonly strategy?: RelayStrategy;
  /** Keys of the test's own in place of those of auth. */
  readonly tokenKeys?: TokenKeys;
  readonly clock?: Clock;
  readonly onAnswered?: RouteContext['onAnswered'];
}

export interface StartOptions<Config extends ServiceConfig> {
  readonly definition: ServiceDefinition<Config>;
  readonly config: Config;
  readonly logger: Logger;
  readonly wiring?: Wiring | undefined;
  /** Nobody measures the service unless given. */
  readonly telemetry?: Telemetry | undefined;
}

export interface RunningService extends Running {
  readonly port: number;
  readonly database: Knex;
  readonly bus: EventBus;
  readonly service: AssembledService;
}

interface Engines {
  readonly database: Knex;
  readonly bus: EventBus;
}

const openEngines = async <Config extends ServiceConfig>({
  definition: { name },
  config,
  logger,
  wiring,
}: StartOptions<Config>): Promise<Engines> => {
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: name, logger, poolMax: config.DATABASE_POOL });
  const open = () => openBus({ url: config.BUS_URL, clientId: name, logger });
  return { database, bus: await (wiring?.bus?.(open) ?? open()) };
};

/** What every service needs for its answers. Not the bus: what it says waits in the outbox, what it hears is late. */
const healthChecks = (database: Knex): HealthChecks => ({ database: () => database.raw('select 1') });

/** Listens at once, for those who watch over the process, and waits for what the service needs; `serve` lets requests in. */
const listenEarly = async <Config extends ServiceConfig>({ config, logger }: StartOptions<Config>, { database, bus }: Engines) => {
  const draining = drain(config.DRAIN_SECONDS);
  const checks = { ...healthChecks(database), stay: draining.check };
  let isFollowing = false;
  // Who has never followed them would let in whoever has logged out.
  const toBegin = async (): Promise<void> => {
    if (!isFollowing) throw new Error('the bus cannot be followed');
  };
  let answer: RequestListener = startingApp({ ...checks, 'revoked-sessions': toBegin }, logger);
  const address = { ...listenAddress(config), drain: draining };
  const server = await listen((request, response) => answer(request, response), address, logger);
  logger.info({ port: server.port }, 'starting');
  const [revokedSessions] = await Promise.all([
    followRevokedSessions({ bus, logger, clock: systemClock }).finally(() => (isFollowing = true)),
    untilReady({ name: 'the database', attempt: async () => database.raw('select 1'), isRetryable: isInfrastructureError, logger }),
  ]);
  const serve = (http: RequestListener): void => {
    answer = http;
    logger.info({ port: server.port }, 'listening');
  };
  return { checks, revokedSessions, server, serve };
};

const startWork = <Config extends ServiceConfig>(
  { definition: { name }, logger, wiring, telemetry = noTelemetry }: StartOptions<Config>,
  { database, bus }: Engines,
  service: AssembledService,
  clocks: ClockComparison,
) => {
  const { metrics, tracer } = telemetry;
  const strategy = wiring?.strategy;
  const relay = startRelay({ database, bus, service: name, logger, ...(strategy === undefined ? {} : { strategy }) });
  const consumers = startConsumers({ database, bus, consumers: service.consumers, logger, metrics, tracer });
  const jobs = startJobs({ ...service.jobs, 'compare clocks': compareDatabaseClock(database, clocks) }, logger);
  const republishing = startRepublishing({
    database,
    logger,
    states: service.republishes,
    outboxIn: (trx) => knexOutbox(trx, { source: sourceOfService(name), isRepublished: true }),
  });
  return {
    consumers,
    relay,
    stop: async () => {
      await Promise.all([jobs.stop(), consumers.stop(), republishing.stop()]);
      // After the consumers: what they did last is still published.
      await relay.stop();
    },
  };
};

const relayProblems = (relay: Relay): string[] =>
  relay.missingTopics().map((topic) => `the topic ${topic} is missing: what is for it waits in the outbox`);

/** Starts a service in this process. Resolves when it serves; while database or bus are away it waits, answers `/livez` and refuses the rest. */
export const startService = async <Config extends ServiceConfig>(options: StartOptions<Config>): Promise<RunningService> => {
  const { definition, config, logger, wiring, telemetry = noTelemetry } = options;
  const engines = await openEngines(options);
  const { checks, revokedSessions, server, serve } = await listenEarly(options, engines);
  const parts = serviceParts({
    name: definition.name,
    database: engines.database,
    readPools: readPoolsOf(config),
    clock: wiring?.clock,
    logger,
  });
  const { tokenKeys, onAnswered } = wiring ?? {};
  let problems: () => readonly string[] = () => [];
  const clocks = compareClocks(systemClock, logger);
  const degraded = () => [...problems(), ...followingProblems(revokedSessions), ...clocks.problems()];
  const onFutureToken = (aheadMs: number): void => clocks.note('auth', aheadMs);
  const { has: isRevoked } = revokedSessions;
  const service = assembleService({
    degraded,
    definition,
    config,
    parts,
    checks,
    isRevoked,
    tokenKeys,
    onAnswered,
    onFutureToken,
    telemetry,
  });
  await service.prepare();
  const work = startWork(options, engines, service, clocks);
  problems = () => [...work.consumers.problems(), ...relayProblems(work.relay)];
  measureService(telemetry.metrics, { ...parts, ...work, revokedSessions, mostConnections: mostConnections(config) });
  serve(service.http);
  return {
    ...engines,
    port: server.port,
    service,
    close: async () => {
      await server.close();
      await work.stop();
      await service.close();
      await revokedSessions.stop();
      await engines.bus.close();
      await parts.reads.close();
      await engines.database.destroy();
    },
  };
};
