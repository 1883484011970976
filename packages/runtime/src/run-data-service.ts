import type { RequestListener } from 'node:http';
import { openBus, startConsumers, startRelay, type ConsumerDefinition, type EventBus, type RelayStrategy } from '@paltu/events';
import { systemClock, type Clock, type Logger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, listen, runService, type HealthChecks, type Running } from '@paltu/service-kit';
import { followRevokedSessions, type RevokedSessions } from '@paltu/sessions';
import type { Knex } from 'knex';
import { startChores, type Chores } from './chores.ts';

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

const connect = async ({ name, config, wiring }: DataServiceOptions, logger: Logger): Promise<ServiceParts> => {
  const database = connectDatabase({ url: config.DATABASE_URL, applicationName: name, logger });
  const plainBus = await openBus({ url: config.BUS_URL, clientId: name, logger });
  const bus = wiring?.bus?.(plainBus) ?? plainBus;
  const revokedSessions = await followRevokedSessions({ bus, logger, clock: systemClock });
  const checks = {
    database: () => database.raw('select 1'),
    'revoked-sessions': async () => {
      if (!revokedSessions.isHealthy()) throw new Error('the bus cannot be followed');
    },
  };
  return { database, bus, revokedSessions, checks, clock: systemClock, logger };
};

const start = async (options: DataServiceOptions, logger: Logger): Promise<Running> => {
  const { name, config, wiring } = options;
  const parts = await connect(options, logger);
  const { database, bus } = parts;
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
  const server = await listen(service.http, { host: config.HOST, port: config.PORT }, logger);
  logger.info({ port: server.port }, 'listening');
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
