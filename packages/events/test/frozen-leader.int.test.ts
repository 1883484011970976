import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dependencyTimeouts } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { openHarness, petTopic, type Harness } from './event-harness.ts';
import { keepStoring } from './keep-storing.ts';
import { readTopic } from './read-topic.ts';

/** Longer than any session or connection of a silent process lasts. */
const frozenMs = 1.25 * Math.max(dependencyTimeouts.database.idleSession, dependencyTimeouts.database.tcpUser);
const oldestMs = 15_000;
const keys = ['a', 'b', 'c', 'd'];

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  await harness.database.raw('alter table effects add column at timestamptz not null default clock_timestamp()');
});
afterAll(() => harness.close());

interface Instance {
  readonly child: ChildProcess;
  leads(): boolean;
}

const startInstance = (): Instance => {
  const child = fork(join(import.meta.dirname, 'instance-main.ts'), {
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
const standsBy = async (): Promise<boolean> =>
  (await harness.database('pg_stat_activity').whereRaw("application_name = 'test relay' and datname = current_database()")).length === 2;

interface TimedEffect {
  readonly key: string;
  readonly sequence: number;
  readonly name: string;
  readonly at: Date;
}
const effects = (): Promise<TimedEffect[]> => harness.database('effects').orderBy('id');
const sequencesOf = (all: readonly { key: string; sequence: number }[], key: string): number[] =>
  all.filter((one) => one.key === key).map(({ sequence }) => sequence);

const logged = async (): Promise<{ key: string; sequence: number }[]> =>
  (await readTopic(harness.bus, petTopic)).map(({ subject, sequence }) => ({ key: subject, sequence }));

test('of two instances the one that leads is frozen for longer than its sessions last: no event waits for long, each goes out once, in order, and the thawed one stands by', async () => {
  const first = startInstance();
  await eventually(first.leads, 'the first leads');
  const second = startInstance();
  await eventually(standsBy, 'the second stands by');
  const writing = keepStoring(harness, keys, 500, () => new Date().toISOString());
  await harness.hasEffects(4 * keys.length);

  first.child.kill('SIGSTOP');
  const frozenAt = Date.now();
  await eventually(second.leads, 'the second leads', oldestMs);
  await sleep(frozenAt + frozenMs - Date.now());
  first.child.kill('SIGCONT');
  await eventually(async () => !first.leads() && (await standsBy()), 'the first stands by');
  await sleep(2_000);
  const rounds = await writing.stop();
  await harness.hasEffects(rounds * keys.length);

  expect(second.leads()).toBe(true);
  const all = await effects();
  const [log, inOrder] = [await logged(), Array.from({ length: rounds }, (_, at) => at + 1)];
  for (const key of keys) {
    expect(sequencesOf(all, key)).toEqual(inOrder);
    expect(sequencesOf(log, key)).toEqual(inOrder);
  }
  expect(Math.max(...all.map(({ name, at }) => at.getTime() - Date.parse(name)))).toBeLessThan(oldestMs);
}, 120_000);
