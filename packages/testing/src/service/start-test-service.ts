import { knexEventStore, type EventBus } from '@paltu/events';
import { silentLogger, type Clock, type Logger } from '@paltu/kernel';
import { startService, type RunningService, type ServiceConfig, type ServiceDefinition } from '@paltu/runtime';
import type { Knex } from 'knex';
import { testEnginesVariable } from '../engines/cluster-engines.ts';
import { eventually } from '../eventually.ts';
import { createTestTokens, type TestTokens } from '../test-tokens.ts';
import { noteAnswer } from './answer-record.ts';
import { callService, type CallService } from './call-service.ts';
import { serviceEvents, type ServiceEvents } from './service-events.ts';
import { migrationsOf, openDocumentEnvironment, openTestEnvironment, type TestEnvironment } from './test-environment.ts';

export interface TestServiceOptions {
  /** Variables that only this service reads. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly clock?: Clock | undefined;
  readonly logger?: Logger;
  /** A second instance, on the database and the bus of this one, which is stopped last. */
  readonly beside?: TestService;
  /** Another PostgreSQL than that of the test run, by its superuser's address. */
  readonly server?: string | undefined;
  /** Folders of its migrations, absolute; those of the service of its name unless given. */
  readonly migrations?: readonly string[];
  /** What it keeps: with `documents` it runs on MongoDB where the engines of a cluster are there (`make test-cluster`). */
  readonly store?: 'documents';
  /** Verifies tokens as the service itself does, where it holds the keys (auth). */
  readonly ownKeys?: true;
}

export interface TestService extends ServiceEvents {
  readonly url: string;
  readonly databaseUrl: string;
  readonly call: CallService;
  readonly tokens: TestTokens;
  readonly database: Knex;
  readonly bus: EventBus;
  readonly running: RunningService;
  /** Carries `work` out while the service cannot reach its database. */
  withoutDatabase<T>(work: () => Promise<T>): Promise<T>;
  /** @param stopping as when the service stops meanwhile */
  runJob(name: string, stopping?: AbortSignal): Promise<unknown>;
  /** Has the service publish its state again, as an operator does; resolves when that is on the bus. */
  republish(): Promise<void>;
  stop(): Promise<void>;
}

/** What every service reads; `DATABASE_URL` is that of the test's own database. */
export const testVariables = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://unused/database',
  // The bus is opened by the harness, and tokens are verified with keys of the test.
  BUS_URL: 'postgres://unused/bus',
  AUTH_URL: 'http://127.0.0.1:9',
  CHECK_ANSWERS: 'true',
  // Tests run on a disk as it is.
  DISK_FLOOR_MB: '0',
} as const;

const environmentOf = ({ databaseUrl, bus, withoutDatabase }: TestService): TestEnvironment => ({
  databaseUrl,
  serviceDatabaseUrl: databaseUrl,
  // The test that opened it closes it.
  bus: { ...bus, close: async () => undefined },
  withoutDatabase,
  release: async () => undefined,
});

const openEnvironment = (
  name: string,
  { store, server, migrations }: Pick<TestServiceOptions, 'store' | 'server' | 'migrations'>,
): Promise<TestEnvironment> =>
  store === 'documents' && process.env[testEnginesVariable] !== undefined
    ? openDocumentEnvironment(name)
    : openTestEnvironment(migrations ?? migrationsOf(name), server);

const republishOn = async ({ database, documents }: RunningService): Promise<void> => {
  const onDocuments = documents && (await import('@paltu/events/mongo')).mongoEventStore(documents);
  const { republications } = onDocuments ?? knexEventStore(database);
  const id = await republications.request();
  await eventually(async () => (await republications.read(id))?.outcome != null, 'its state is published again');
};

/**
 * A service over HTTP on a free port of 127.0.0.1, with a PostgreSQL database of its own and the bus of the run's profile; the test
 * plays the other services. Every answer is checked against what its route declares.
 */
export const startTestService = async <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  { variables = {}, clock, logger = silentLogger, beside, ownKeys, ...where }: TestServiceOptions = {},
): Promise<TestService> => {
  const environment = beside === undefined ? await openEnvironment(definition.name, where) : environmentOf(beside);
  const { databaseUrl, serviceDatabaseUrl, bus, withoutDatabase } = environment;
  const tokens = beside?.tokens ?? (await createTestTokens());
  const running = await startService({
    definition,
    config: definition.config.parse({ ...testVariables, DATABASE_URL: serviceDatabaseUrl, ...variables }),
    logger,
    wiring: {
      bus: async () => bus,
      onAnswered: noteAnswer,
      ...(ownKeys === undefined ? { tokenKeys: tokens.keys } : {}),
      ...(clock === undefined ? {} : { clock }),
    },
  });
  const url = `http://127.0.0.1:${running.port}`;
  return {
    url,
    databaseUrl,
    call: callService(url),
    tokens,
    database: running.database,
    bus,
    running,
    ...(await serviceEvents(bus, definition.name)),
    withoutDatabase,
    runJob: async (name, stopping) => {
      const job = running.service.jobs[name];
      if (job === undefined) throw new Error(`${definition.name} has no job "${name}"`);
      return job.run(stopping);
    },
    republish: () => republishOn(running),
    stop: async () => {
      await running.close();
      await environment.release();
    },
  };
};
