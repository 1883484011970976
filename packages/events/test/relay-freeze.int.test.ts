import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { BusMessage } from '../src/bus/bus-message.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { publishThenMark } from '../src/outbox/relay-strategy.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { anEvent, openHarness, petTopic, recordingProjector, type Harness } from './event-harness.ts';

jest.setTimeout(90_000);
let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

/** A relay in a process of its own, which says when it leads. */
const relayProcess = (): { child: ChildProcess; leads: () => boolean } => {
  const child = fork(join(import.meta.dirname, 'relay-main.ts'), {
    env: { ...process.env, BUS_URL: harness.busUrl, DATABASE_URL: harness.service.url },
  });
  let leads = false;
  child.on('message', (message) => void (leads = message === 'leads'));
  harness.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return { child, leads: () => leads };
};
const logged = async (): Promise<string[]> => {
  const seen: string[] = [];
  const tail = await harness.bus.tail({
    topics: [petTopic],
    from: 'beginning',
    onMessage: ({ subject, sequence }) => void seen.push(`${subject}.${sequence}`),
  });
  await tail.stop();
  return seen;
};
const relaySessions = async (): Promise<number> =>
  (await harness.database('pg_stat_activity').whereRaw("application_name = 'test relay' and datname = current_database()")).length;

test('a leader that is frozen is replaced within 12 s; every event goes out once and in order, and the thawed one stands by', async () => {
  const consumers = startConsumers({
    database: harness.database,
    bus: harness.bus,
    consumers: [recordingProjector()],
    logger: silentLogger,
  });
  harness.defer(() => consumers.stop());
  const first = relayProcess();
  await eventually(first.leads, 'the first leads');
  const second = relayProcess();
  await eventually(async () => (await relaySessions()) === 2, 'the second stands by');
  await harness.store(anEvent('a', 1));
  await harness.hasEffects(1);

  first.child.kill('SIGSTOP');
  const frozenAt = Date.now();
  await harness.store(anEvent('a', 2), anEvent('a', 3));
  await eventually(second.leads, 'the second leads', 30_000);
  await harness.hasEffects(3);
  expect(Date.now() - frozenAt).toBeLessThan(12_000);

  await harness.store(anEvent('a', 4));
  first.child.kill('SIGCONT');
  await harness.store(anEvent('a', 5));
  await eventually(async () => !first.leads() && (await relaySessions()) === 2, 'the first stands by');
  await harness.store(anEvent('a', 6));
  await harness.hasEffects(6);
  expect(second.leads()).toBe(true);
  const everything = ['a.1', 'a.2', 'a.3', 'a.4', 'a.5', 'a.6'];
  expect(await harness.names()).toEqual(everything);
  expect(await logged()).toEqual(everything);
});

test('a relay that loses its lock between reading and publishing publishes nothing; the batch goes out once', async () => {
  let losses = 0;
  const relay = startRelay({
    database: harness.database,
    bus: harness.bus,
    service: 'test',
    logger: silentLogger,
    strategy: async (batch, steps) => {
      if (losses++ === 0) {
        await harness.database.raw("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test relay'");
        await eventually(async () => (await relaySessions()) === 0, 'its session has ended');
      }
      await publishThenMark(batch, steps);
    },
  });
  harness.defer(() => relay.stop());
  await harness.store(anEvent('a', 1));
  await eventually(async () => (await harness.database('outbox').where({ published_at: null }).first()) === undefined, 'it is published');
  expect(losses).toBe(2);
  expect(await logged()).toEqual(['a.1']);
});

test('a leader keeps its lock while the bus takes longer than a silent session may last', async () => {
  const published: BusMessage[] = [];
  let isSlow = true;
  const relay = startRelay({
    database: harness.database,
    bus: harness.bus,
    service: 'test',
    logger: silentLogger,
    strategy: async (batch, { publish, mark }) => {
      published.push(...batch.map(({ message }) => message));
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 12_000));
      isSlow = false;
      await publishThenMark(batch, { publish, mark });
    },
  });
  harness.defer(() => relay.stop());
  await harness.store(anEvent('a', 1));
  await eventually(
    async () => (await harness.database('outbox').where({ published_at: null }).first()) === undefined,
    'it is published',
    30_000,
  );
  expect(published).toHaveLength(1);
});
