import { expect, test } from '@jest/globals';
import { contactUpdated, petCreated } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { postgresBus } from '../src/postgres/postgres-bus.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { ensurePostgresTopics } from '../src/postgres/postgres-topics.ts';
import { busOn, openPostgresLog } from './bus-server.ts';
import { busOnServer } from './bus-under-test.ts';
import { describeCompactedTopics, describeCompaction } from './compacted-topics-contract.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { anEvent, openHarness, petTopic, source } from './event-harness.ts';
import { describeExpiringTopics, shortlyKept } from './expiring-topics-contract.ts';
import { partialEvent } from './partial-event.ts';

describeEventBus('PostgreSQL', () => busOnServer(openPostgresLog));
describeCompactedTopics('PostgreSQL', () => busOnServer(openPostgresLog));
describeCompaction('PostgreSQL', () => busOnServer(openPostgresLog));
describeExpiringTopics('PostgreSQL', async () => {
  const server = await openPostgresLog();
  await ensurePostgresTopics({ url: server.url, logger: silentLogger, topics: [shortlyKept] });
  const bus = await busOn(server);
  return { bus, close: () => bus.close() };
});

test('a topic whose partition count was changed is refused, for its keys would move', async () => {
  const harness = await openHarness(openPostgresLog);
  await harness.bus.publish([toMessage(anEvent('a'), source)]);
  const changed = postgresBus({
    url: harness.busUrl,
    logger: silentLogger,
    topics: [{ ...petCreated.topic, partitions: 7 }],
  });
  await expect(changed.publish([toMessage(anEvent('a'), source)])).rejects.toThrow('never changes');
  // Who mends it need not restart what publishes.
  const owner = connectDatabase({ url: harness.busUrl, applicationName: 'test', logger: silentLogger });
  await owner('head').insert({ topic: petTopic, partition: 6, next: 0 });
  await changed.publish([toMessage(anEvent('a'), source)]);
  await owner.destroy();
  await changed.close();
  await harness.close();
});

test('a topic that becomes a compacted one keeps the newest record of each key, and the offsets of its records', async () => {
  const harness = await openHarness(openPostgresLog);
  const owner = connectDatabase({ url: harness.busUrl, applicationName: 'test', logger: silentLogger });
  await owner('compacted_topics').delete();
  const publishOne = (sequence: number) =>
    harness.bus.publish([toMessage(partialEvent(contactUpdated, { subject: 'a', sequence, data: {} }), '/paltu/auth')]);
  const offsets = () => owner('log').where({ topic: contactUpdated.topic.name }).orderBy('offset').pluck('offset');
  for (const sequence of [1, 2, 3]) await publishOne(sequence);
  expect(await offsets()).toEqual([0, 1, 2]);
  await ensurePostgresTopics({ url: harness.busUrl, logger: silentLogger });
  expect(await offsets()).toEqual([2]);
  await publishOne(4);
  expect(await offsets()).toEqual([3]);
  await owner.destroy();
  await harness.close();
});
