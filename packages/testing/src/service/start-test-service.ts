import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { topics, type EventDefinition } from '@paltu/contracts';
import { toMessage, type EventBus, type ReceivedMessage } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { openTestBus } from '@paltu/events/test-bus';
import { silentLogger, type Clock, type Logger } from '@paltu/kernel';
import { startService, type RunningService, type ServiceConfig, type ServiceDefinition } from '@paltu/runtime';
import type { Knex } from 'knex';
import { eventually } from '../eventually.ts';
import { createTestDatabase } from '../test-database.ts';
import { createTestTokens, type TestTokens } from '../test-tokens.ts';
import { answerRecord } from './answer-record.ts';
import { callService, type CallService } from './call-service.ts';

const root = join(import.meta.dirname, '../../../..');

export interface TestServiceOptions {
  /** Variables that only this service reads. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** A second instance, on the database and the bus of this one, which is stopped last. */
  readonly beside?: TestService;
  /** Another PostgreSQL than that of the test run, by its superuser's address. */
  readonly server?: string | undefined;
  /** Verifies tokens as the service itself does, where it holds the keys (auth). */
  readonly ownKeys?: true;
}

/** An event that another service says, as the test plays it. */
export interface HeardEvent<Data> {
  /** Id of the aggregate. */
  readonly subject: string;
  /** Version of the aggregate; 1 unless given. */
  readonly sequence?: number;
  readonly data: Data;
}

export interface TestService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly call: CallService;
  readonly tokens: TestTokens;
  readonly database: Knex;
  readonly bus: EventBus;
  readonly running: RunningService;
  /** Plays another service: puts an event on the bus as that one would. */
  hears<M extends Message>(definition: EventDefinition<M>, event: HeardEvent<MessageInitShape<GenMessage<M>>>): Promise<void>;
  /** What this service has said so far about an aggregate, in order. */
  said(subject: string): readonly ReceivedMessage[];
  /** Waits until this service has said such an event about an aggregate, and answers its data; the last one of several. */
  says<M extends Message>(definition: EventDefinition<M>, subject: string): Promise<M>;
  runJob(name: string): Promise<unknown>;
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
} as const;

const ownTopics = (name: string): string[] =>
  Object.values(topics)
    .map((topic) => topic.name)
    .filter((topic) => topic.startsWith(`${name}.`));

/** What the service says, and what the others say to it. */
const eventsOf = async (bus: EventBus, name: string): Promise<Pick<TestService, 'hears' | 'said' | 'says'>> => {
  const all: ReceivedMessage[] = [];
  const own = ownTopics(name);
  if (own.length > 0) await bus.tail({ topics: own, from: 'beginning', onMessage: (message) => void all.push(message) });
  const said = (subject: string) => all.filter((message) => message.subject === subject);
  return {
    said,
    says: async (event, subject) =>
      (
        await eventually(
          () =>
            said(subject)
              .findLast(({ type }) => type === event.type)
              ?.as(event),
          `${event.type} about ${subject}`,
        )
      ).data,
    hears: async (event, { subject, sequence = 1, data }) => {
      await bus.publish([toMessage(partialEvent(event, { subject, sequence, data }), `/paltu/${event.topic.name.split('.')[0]}`)]);
    },
  };
};

interface Ground {
  readonly databaseUrl: string;
  readonly bus: EventBus;
  release(): Promise<void>;
}

const shared = ({ databaseUrl, bus }: TestService): Ground => ({
  databaseUrl,
  // Whoever opened it closes it.
  bus: { ...bus, close: async () => undefined },
  release: async () => undefined,
});

const ownGround = async (name: string, server: string | undefined): Promise<Ground> => {
  const migrations = join(root, 'services', name, 'migrations');
  const { url: databaseUrl, drop } = await createTestDatabase({ migrations: existsSync(migrations) ? [migrations] : [], server });
  return { databaseUrl, bus: await openTestBus(), release: drop };
};

/**
 * A service over HTTP on a free port of 127.0.0.1, with a PostgreSQL database of its own and the bus of the run's profile; the test
 * plays the other services. Every answer is checked against what its route declares.
 */
export const startTestService = async <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  { variables = {}, clock, logger = silentLogger, beside, server, ownKeys }: TestServiceOptions = {},
): Promise<TestService> => {
  const { databaseUrl, bus, release } = beside === undefined ? await ownGround(definition.name, server) : shared(beside);
  const tokens = beside?.tokens ?? (await createTestTokens());
  const running = await startService({
    definition,
    config: definition.config.parse({ ...testVariables, DATABASE_URL: databaseUrl, ...variables }),
    logger,
    wiring: {
      bus: async () => bus,
      onAnswered: answerRecord(),
      ...(ownKeys === undefined ? { verifyToken: tokens.verifyToken } : {}),
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
    ...(await eventsOf(bus, definition.name)),
    runJob: async (name) => {
      const job = running.service.jobs[name];
      if (job === undefined) throw new Error(`${definition.name} has no job "${name}"`);
      return job.run();
    },
    stop: async () => {
      await running.close();
      await release();
    },
  };
};
