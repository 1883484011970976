import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { silentLogger, type Logger } from '@paltu/kernel';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { kafkaBus } from '../src/kafka/index.ts';
import { openKafka, type BusServer } from './bus-server.ts';
import { anEvent, openHarness, petTopic, recordingProjector, source, type Harness } from './event-harness.ts';

const group = 'test.projector';
let harness: Harness;
let server: BusServer;
beforeAll(async () => {
  server = await openKafka();
  harness = await openHarness(async () => server);
});
afterAll(() => harness.close());

const publish = (from: number, to: number) =>
  harness.bus.publish(Array.from({ length: to - from + 1 }, (_, at) => toMessage(anEvent('a', from + at), source)));
const events = (...words: string[]) => runEventsCommand(words, { databases: { test: harness.service.url }, busUrl: harness.busUrl });

test('a log that ends before the offsets of its readers is reported, and read again on demand', async () => {
  const lines: string[] = [];
  const warn = (fields: object, message: string): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { ...silentLogger, warn };
  const bus = kafkaBus({ url: harness.busUrl, clientId: 'out-of-range', logger });
  harness.defer(() => bus.close());
  const seen: number[] = [];
  const tail = await bus.tail({ topics: [petTopic], from: 'head', onMessage: ({ sequence }) => void seen.push(sequence) });
  const consumers = startConsumers({ database: harness.database, bus, consumers: [recordingProjector(group)], logger });
  await publish(1, 10);
  await harness.hasEffects(10);
  await eventually(() => tail.isHealthy() && consumers.lagMs() === 0, 'both have everything');

  await server.empty();
  await publish(11, 13);
  const told = (by: string): boolean =>
    lines.some((line) => line.includes(by) && /offsets out of range.*"offset":10,"end":[0-3]\b/.test(line));
  await eventually(() => told(`"group":"${group}"`) && told('"tail"'), 'both tell it', 20_000);
  await eventually(() => consumers.lagMs() > 2_000 && !tail.isHealthy(2_000), 'both know that they lack something', 20_000);
  expect((await events('list')).output).toMatch(/test\.projector +pets\.pet\.v1 +out-of-range/);

  await publish(14, 24);
  await eventually(() => consumers.lagMs() > 4_000, 'a log that is longer again repairs nothing');
  expect(await harness.names(group)).toHaveLength(10);
  expect(seen).toHaveLength(10);

  expect(await events('rebuild', `consumer=${group}`)).toMatchObject({ exitCode: 0 });
  await eventually(() => consumers.lagMs() === 0, 'it reads from the beginning', 20_000);
  expect(await harness.names(group)).toEqual(Array.from({ length: 14 }, (_, at) => `a.${at + 11}`));
}, 90_000);
