import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { topics, userRegistered } from '@paltu/contracts';
import { silentLogger, type Logger } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { openBusServer, type BusServer } from './bus-server.ts';
import { anEvent, openHarness, petTopic, type Harness } from './event-harness.ts';
import { partialEvent } from './partial-event.ts';
import { readTopic } from './read-topic.ts';

const userTopic = topics.user.name;
let server: BusServer;
let harness: Harness;
beforeAll(async () => {
  server = await openBusServer();
  harness = await openHarness(async () => server);
});
afterAll(() => harness.close());

const aUser = (key: string, sequence: number) => partialEvent(userRegistered, { subject: key, sequence, data: { user: { id: key } } });
const publishUsers = (from: number, to: number): Promise<void> =>
  runTransaction(harness.database, (trx) =>
    knexOutbox(trx, { source: '/paltu/auth' }).append(
      Array.from({ length: to - from + 1 }, (_, at) => [aUser('one', from + at), aUser('two', from + at)]).flat(),
    ),
  );
const onLog = async (topic: string): Promise<string[]> =>
  (await readTopic(harness.bus, topic)).map(({ subject, sequence }) => `${subject}.${sequence}`);
const upTo = (last: number, key: string): string[] => Array.from({ length: last }, (_, at) => `${key}.${at + 1}`);
const waiting = async (): Promise<number> => (await harness.eventStore.outbox.backlog()).events;

test('rows for a topic that is missing wait, hold up no other topic, and go out in order once it is there', async () => {
  const lines: string[] = [];
  const logger: Logger = { ...silentLogger, warn: (fields, message) => void lines.push(`${message} ${JSON.stringify(fields)}`) };
  const relay = startRelay({ store: harness.eventStore, bus: harness.bus, service: 'test', logger });
  harness.defer(() => relay.stop());
  await publishUsers(1, 2);
  await eventually(async () => (await waiting()) === 0, 'the topic was there');
  expect(relay.missingTopics()).toEqual([]);

  await server.remove(userTopic);
  // More than a batch holds, before and between those of the other topic.
  await publishUsers(3, 202);
  await harness.store(anEvent('a', 1), anEvent('a', 2));
  await publishUsers(203, 204);
  await harness.store(anEvent('a', 3));
  await eventually(async () => (await waiting()) === 2 * 202, 'the other topic has all of its rows', 20_000);
  expect(await onLog(petTopic)).toEqual(upTo(3, 'a'));
  expect(relay.missingTopics()).toEqual([userTopic]);
  expect(lines.filter((line) => line.startsWith('topics are missing')).join()).toContain(userTopic);

  await server.makeMissing();
  await harness.store(anEvent('a', 4));
  await eventually(async () => (await waiting()) === 0, 'nothing waits', 30_000);
  expect(relay.missingTopics()).toEqual([]);
  const users = await onLog(userTopic);
  for (const key of ['one', 'two']) expect(users.filter((one) => one.startsWith(key))).toEqual(upTo(204, key).slice(2));
  expect(await onLog(petTopic)).toEqual(upTo(4, 'a'));
}, 120_000);
