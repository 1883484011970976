import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { silentLogger, type Logger } from '@paltu/kernel';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { kafkaBus } from '../src/kafka/index.ts';
import { openKafka, type BusServer } from './bus-server.ts';
import { anEvent, openWorld, petTopic, recordingProjector, source, type World } from './event-world.ts';

const group = 'test.projector';
let world: World;
let server: BusServer;
beforeAll(async () => {
  server = await openKafka();
  world = await openWorld(async () => server);
});
afterAll(() => world.close());

const publish = (from: number, to: number) =>
  world.bus.publish(Array.from({ length: to - from + 1 }, (_, at) => toMessage(anEvent('a', from + at), source)));
const events = (...words: string[]) => runEventsCommand(words, { databases: { test: world.service.url }, busUrl: world.busUrl });

test('a log that ends before the place of its readers is told, not passed over, and read again on demand', async () => {
  const lines: string[] = [];
  const warn = (fields: object, message: string): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { ...silentLogger, warn };
  const bus = kafkaBus({ url: world.busUrl, clientId: 'beyond', logger });
  world.defer(() => bus.close());
  const seen: number[] = [];
  const tail = await bus.tail({ topics: [petTopic], from: 'head', onMessage: ({ sequence }) => void seen.push(sequence) });
  const consumers = startConsumers({ database: world.database, bus, consumers: [recordingProjector(group)], logger });
  await publish(1, 10);
  await world.hasEffects(10);
  await eventually(() => tail.isHealthy() && consumers.lagMs() === 0, 'both have everything');

  await server.empty();
  await publish(11, 13);
  const told = (by: string): boolean =>
    lines.some((line) => line.includes(by) && /beyond the end of the log.*"offset":10,"end":[0-3]\b/.test(line));
  await eventually(() => told(`"group":"${group}"`) && told('"tail"'), 'both tell it', 20_000);
  await eventually(() => consumers.lagMs() > 2_000 && !tail.isHealthy(2_000), 'both know that they lack something', 20_000);
  expect((await events('list')).output).toMatch(/test\.projector +pets\.pet\.v1 +beyond/);

  await publish(14, 24);
  await eventually(() => consumers.lagMs() > 4_000, 'a log that is longer again repairs nothing');
  expect(await world.names(group)).toHaveLength(10);
  expect(seen).toHaveLength(10);

  expect(await events('rebuild', `consumer=${group}`)).toMatchObject({ exitCode: 0 });
  await eventually(() => consumers.lagMs() === 0, 'it reads from the beginning', 20_000);
  expect(await world.names(group)).toEqual(Array.from({ length: 14 }, (_, at) => `a.${at + 11}`));
}, 90_000);
