import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clusterEngines, eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import kafkajs, { type Admin } from 'kafkajs';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { openKafka } from './bus-server.ts';
import { openHarness, recordingProjector, type Harness } from './event-harness.ts';
import { keepStoring } from './keep-storing.ts';

/** As long as a restart took in which events came half a minute late. */
const awayMs = 14_000;
const groups = ['one.projector', 'two.projector'];
const keys = ['a', 'b', 'c', 'd'];

const { kafka } = clusterEngines();
let harness: Harness;
let admin: Admin;
beforeAll(async () => {
  harness = await openHarness(openKafka);
  await harness.database.raw('alter table effects add column at timestamptz not null default clock_timestamp()');
  admin = new kafkajs.Kafka({ brokers: [...kafka.brokers], sasl: kafka.sasl, logLevel: 0 }).admin();
});
afterAll(() => harness.close());

const membersOf = async (): Promise<string[]> => {
  await admin.connect();
  const described = await admin.describeGroups(groups);
  await admin.disconnect();
  return described.groups.map(({ groupId, state, members }) => `${groupId} ${state} ${members.map(({ memberId }) => memberId).join(' ')}`);
};

/** When each group had the first and the last of what was stored while Kafka was away, in milliseconds after it was back. */
const delays = async (leftAt: number, backAt: number): Promise<string[]> => {
  const effects = (await harness.effects()) as unknown as { consumer: string; name: string; at: Date }[];
  const late = effects.filter(({ name, at }) => Number(name) > leftAt && Number(name) < backAt && at.getTime() > backAt);
  return groups.map((group) => {
    const times = late.filter(({ consumer }) => consumer === group).map(({ at }) => at.getTime() - backAt);
    return `${group} ${Math.min(...times)} to ${Math.max(...times)} ms`;
  });
};

test('after a restart of the broker two groups go on as the members that they were, with everything, once and in order', async () => {
  for (const group of groups) {
    const bus = await harness.openBus();
    const consumers = startConsumers({ store: harness.eventStore, bus, consumers: [recordingProjector(group)], logger: silentLogger });
    harness.defer(() => consumers.stop());
  }
  const relay = startRelay({ store: harness.eventStore, bus: harness.bus, service: 'test', logger: silentLogger });
  harness.defer(() => relay.stop());
  const writing = keepStoring(harness, keys, 100, () => String(Date.now()));
  for (const group of groups) await harness.hasEffects(20, group);
  const before = await membersOf();

  const leftAt = Date.now();
  await kafka.kill();
  await sleep(awayMs);
  const startedAt = Date.now();
  await kafka.start();
  const backAt = Date.now();
  for (const group of groups)
    await eventually(async () => (await harness.effects(group)).some(({ name }) => Number(name) > backAt), `${group} goes on`, 60_000);
  const after = await membersOf();
  const rounds = await writing.stop();
  const expected = Array.from({ length: rounds }, (_, at) => at + 1);
  for (const group of groups) await harness.hasEffects(rounds * keys.length, group, 60_000);
  const took = (await delays(leftAt, backAt)).join(', ');
  process.stderr.write(
    `Kafka was away for ${startedAt - leftAt} ms and started in ${backAt - startedAt} ms; events came after that: ${took}\n`,
  );
  for (const group of groups) {
    const effects = await harness.effects(group);
    for (const key of keys) expect(effects.filter((one) => one.key === key).map(({ sequence }) => sequence)).toEqual(expected);
  }
  expect(after).toEqual(before);
}, 180_000);
