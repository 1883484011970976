import type { RequestListener } from 'node:http';
import type { Documents } from '@paltu/documents';
import { knexEventStore, openBus, type EventBus, type Relay, type RelayStrategy } from '@paltu/events';
import { startJobs, systemClock, untilReady, type Clock, type Logger } from '@paltu/kernel';
import { commitsOf, isInfrastructureError, watchFullDisks, type FullDisks } from '@paltu/persistence';
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
import { documentParts, mongoStoreOf, serviceParts, type ServiceConfig, type ServiceDefinition } from './define-service.ts';
import { compareDatabaseClock, measureService } from './measure-service.ts';
import { mostConnections, readPoolsOf, openStore, type ServiceStore } from './open-store.ts';
import { startEvents } from './start-events.ts';
import { watchEngines, type EngineWatch } from './watch-engines.ts';

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
  /** Where it runs on MongoDB. */
  readonly documents: Documents | undefined;
  readonly bus: EventBus;
  readonly service: AssembledService;
}

interface Engines {
  readonly store: ServiceStore;
  readonly bus: EventBus;
}

const openEngines = async <Config extends ServiceConfig>({
  definition: { name },
  config,
  logger,
  wiring,
}: StartOptions<Config>): Promise<Engines> => {
  const store = await openStore({ name, config, logger });
  const open = () => openBus({ url: config.BUS_URL, clientId: name, logger });
  return { store, bus: await (wiring?.bus?.(open) ?? open()) };
};

/** What every service needs for its answers. Not the bus: while that is away, events wait in the outbox and consumers lag. */
const healthChecks = ({ ping }: ServiceStore): HealthChecks => ({ database: ping });

/** Listens at once, for those who watch over the process, and waits for what the service needs; `serve` lets requests in. */
const listenEarly = async <Config extends ServiceConfig>({ config, logger }: StartOptions<Config>, { store, bus }: Engines) => {
  const draining = drain(config.DRAIN_SECONDS);
  const checks = { ...healthChecks(store), stay: draining.check };
  let isFollowing = false;
  // A process that has never followed them would let in members who have logged out.
  const toBegin = async (): Promise<void> => {
    if (!isFollowing) throw new Error('the bus cannot be followed');
  };
  let answer: RequestListener = startingApp({ ...checks, 'revoked-sessions': toBegin }, logger);
  const address = { ...listenAddress(config), drain: draining };
  const server = await listen((request, response) => answer(request, response), address, logger);
  logger.info({ port: server.port }, 'starting');
  const [revokedSessions] = await Promise.all([
    followRevokedSessions({ bus, logger, clock: systemClock }).finally(() => (isFollowing = true)),
    untilReady({ name: 'the database', attempt: store.ping, isRetryable: isInfrastructureError, logger }),
  ]);
  const serve = (http: RequestListener): void => {
    answer = http;
    logger.info({ port: server.port }, 'listening');
  };
  return { checks, revokedSessions, server, serve };
};

/** What may go wrong around a service that can serve. */
interface Surroundings {
  readonly clocks: ClockComparison;
  readonly disks: FullDisks;
  readonly others: EngineWatch;
  problems(): readonly string[];
}

const watchSurroundings = <Config extends ServiceConfig>({ config, logger }: StartOptions<Config>): Surroundings => {
  const [clocks, disks, others] = [compareClocks(systemClock, logger), watchFullDisks(systemClock), watchEngines(config)];
  return { clocks, disks, others, problems: () => [disks, others, clocks].flatMap((one) => one.problems()) };
};

const startWork = async <Config extends ServiceConfig>(
  { definition: { name }, logger, wiring, telemetry = noTelemetry }: StartOptions<Config>,
  { store: { database, documents, now }, bus }: Engines,
  service: AssembledService,
  { clocks, others }: Surroundings,
) => {
  const options = { name, bus, logger, strategy: wiring?.strategy, ...telemetry };
  const events =
    documents === undefined
      ? startEvents({ ...service, store: knexEventStore(database) }, options)
      : startEvents({ ...service.onDocuments, store: await mongoStoreOf(documents) }, options);
  const jobs = startJobs(
    { ...service.jobs, 'compare clocks': compareDatabaseClock(now, clocks), 'look for engines': others.job },
    { logger, commits: documents === undefined ? () => commitsOf(database) : undefined },
  );
  return {
    ...events,
    stop: async () => {
      await jobs.stop();
      await events.stop();
    },
  };
};

const relayProblems = (relay: Relay): string[] =>
  relay.missingTopics().map((topic) => `the topic ${topic} is missing: what is for it waits in the outbox`);

const partsOf = async <Config extends ServiceConfig>(
  { definition: { name }, config, logger, wiring }: StartOptions<Config>,
  { store: { database, documents } }: Engines,
) =>
  serviceParts({
    name,
    database,
    mongo: documents === undefined ? undefined : await documentParts(name, documents),
    readPools: readPoolsOf(config),
    clock: wiring?.clock,
    logger,
  });

/** Starts a service in this process. Resolves when it serves; while database or bus are away it waits, answers `/livez` and refuses the rest. */
export const startService = async <Config extends ServiceConfig>(options: StartOptions<Config>): Promise<RunningService> => {
  const { definition, config, wiring, telemetry = noTelemetry } = options;
  const engines = await openEngines(options);
  const { checks, revokedSessions, server, serve } = await listenEarly(options, engines);
  const { database, documents } = engines.store;
  const parts = await partsOf(options, engines);
  const { tokenKeys, onAnswered } = wiring ?? {};
  let problems: () => readonly string[] = () => [];
  const around = watchSurroundings(options);
  const degraded = () => [...problems(), ...followingProblems(revokedSessions), ...around.problems()];
  const onFutureToken = (aheadMs: number): void => around.clocks.note('auth', aheadMs);
  const { has: isRevoked } = revokedSessions;
  const service = assembleService({
    degraded,
    onFailure: around.disks.note,
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
  await documents?.prepare();
  await service.prepare();
  const work = await startWork(options, engines, service, around);
  problems = () => [...work.consumers.problems(), ...relayProblems(work.relay)];
  const measured = { ...parts, ...work, documents, revokedSessions, mailBacklogs: service.mailBacklogs };
  measureService(telemetry.metrics, { ...measured, mostConnections: mostConnections(config) });
  serve(service.http);
  return {
    database,
    documents,
    bus: engines.bus,
    port: server.port,
    service,
    close: async () => {
      await server.close();
      await work.stop();
      await service.close();
      await revokedSessions.stop();
      await engines.bus.close();
      await parts.reads.close();
      await engines.store.close();
    },
  };
};
