import type { RequestListener } from 'node:http';
import { openBus, startConsumers, startRelay, type ConsumerDefinition, type EventBus, type RelayStrategy } from '@paltu/events';
import { systemClock, type Clock, type Logger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, listen, runService, startingApp, type HealthChecks, type Running } from '@paltu/service-kit';
import { followRevokedSessions, type RevokedSessions } from '@paltu/sessions';
import type { Knex } from 'knex';
import { startChores, type Chores } from './chores.ts';
import { untilDatabase } from './until-database.ts';

/** What a service is built from. */
export interface ServiceParts {
  readonly database: Knex;
  readonly bus: EventBus;
  readonly revokedSessions: RevokedSessions;
  /** What the parts themselves need before they can serve. */
  readonly checks: HealthChecks;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** A service as data: what answers requests, who listens, what comes round now and then. */
export interface DataService {
  readonly http: RequestListener;
  readonly consumers?: readonly ConsumerDefinition[];
  readonly chores?: Chores;
}

export interface DataServiceConfig {
  readonly HOST: string;
  readonly PORT: number;
  readonly LOG_LEVEL: string;
  readonly DATABASE_URL: string;
  readonly BUS_URL: string;
}

export interface DataServiceOptions {
  /** `pets`: the source of its events is `/paltu/pets`. */
  readonly name: string;
  readonly config: DataServiceConfig;
  readonly build: (parts: ServiceParts) => Promise<DataService>;
  /** Only a test sets these: a bus that breaks, a relay that is wrong. */
  readonly wiring?: { readonly bus?: (bus: EventBus) => EventBus; readonly strategy?: RelayStrategy };
}

interface Engines {
  readonly database: Knex;
  readonly bus: EventBus;
}

const openEngines = async ({ name, config, wiring }: DataServiceOptions, logger: Logger): Promise<Engines> => {
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: name, logger });
  const bus = await openBus({ url: config.BUS_URL, clientId: name, logger });
  return { database, bus: wiring?.bus?.(bus) ?? bus };
};

const healthChecks = (database: Knex, revokedSessions: () => RevokedSessions | undefined): HealthChecks => ({
  database: () => database.raw('select 1'),
  'revoked-sessions': async () => {
    if (revokedSessions()?.isHealthy() !== true) throw new Error('the bus cannot be followed');
  },
});

/** Listens at once, for those who watch over the process, and waits for what the service needs; `serve` lets requests in. */
const prepare = async ({ config }: DataServiceOptions, { database, bus }: Engines, logger: Logger) => {
  let followed: RevokedSessions | undefined = undefined;
  const checks = healthChecks(database, () => followed);
  let answer: RequestListener = startingApp(checks, logger);
  const server = await listen((request, response) => answer(request, response), { host: config.HOST, port: config.PORT }, logger);
  logger.info({ port: server.port }, 'starting');
  const [revokedSessions] = await Promise.all([
    followRevokedSessions({ bus, logger, clock: systemClock }),
    untilDatabase(database, logger),
  ]);
  followed = revokedSessions;
  const parts: ServiceParts = { database, bus, revokedSessions, checks, clock: systemClock, logger };
  const serve = (http: RequestListener): void => {
    answer = http;
    logger.info({ port: server.port }, 'listening');
  };
  return { parts, server, serve };
};

const start = async (options: DataServiceOptions, logger: Logger): Promise<Running> => {
  const { name, wiring } = options;
  const { database, bus } = await openEngines(options, logger);
  const { parts, server, serve } = await prepare(options, { database, bus }, logger);
  const service = await options.build(parts);
  const relay = startRelay({
    database,
    bus,
    service: name,
    logger,
    ...(wiring?.strategy === undefined ? {} : { strategy: wiring.strategy }),
  });
  const consumers = startConsumers({ database, bus, consumers: service.consumers ?? [], logger });
  const chores = startChores(service.chores ?? {}, logger);
  serve(service.http);
  return {
    close: async () => {
      await server.close();
      await Promise.all([chores.stop(), consumers.stop()]);
      // After the consumers: what they did last is still carried out.
      await relay.stop();
      await parts.revokedSessions.stop();
      await bus.close();
      await database.destroy();
    },
  };
};

/** Runs a service that keeps data until it is told to stop. Rejects never: a start that fails ends the process. */
export const runDataService = (options: DataServiceOptions): Promise<void> => {
  const logger = createLogger({ service: options.name, level: options.config.LOG_LEVEL });
  return runService(logger, () => start(options, logger));
};
