import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { backoff } from './backoff.ts';
import { startLoop } from './start-loop.ts';

test('a loop goes on after failures and stops when asked', async () => {
  const failures: unknown[] = [];
  let rounds = 0;
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const loop = startLoop({
    step: async () => {
      rounds += 1;
      if (rounds < 4) throw new Error(`round ${rounds}`);
      resolve();
      return 60_000;
    },
    onError: (error) => void failures.push(error),
    delays: backoff(1, 5),
  });
  await reached;
  await loop.stop();
  expect(failures).toHaveLength(3);
  expect(rounds).toBe(4);
});

test('a loop that is stopped before its first round has none', async () => {
  let rounds = 0;
  const loop = startLoop({
    step: async () => (rounds += 1),
    onError: () => undefined,
    delays: backoff(1, 5),
    firstAfterMs: 60_000,
  });
  await loop.stop();
  expect(rounds).toBe(0);
});

const loopOfRounds = (sleepMs: number, paceMs: number) => {
  const starts: number[] = [];
  const step = async () => {
    starts.push(performance.now());
    await sleep(1);
    return sleepMs;
  };
  return { starts, loop: startLoop({ step, onError: () => undefined, delays: backoff(1, 5), paceMs }) };
};

test('a loop with a pace takes the first wake-up at once, and those that follow together', async () => {
  const { starts, loop } = loopOfRounds(60_000, 1_000);
  await sleep(1_100);
  const wokenAt = performance.now();
  for (let wake = 0; wake < 20; wake += 1) {
    loop.wake();
    await sleep(10);
  }
  expect(starts).toHaveLength(2);
  expect((starts[1] ?? 0) - wokenAt).toBeLessThan(500);
  await sleep(1_500);
  await loop.stop();
  expect(starts).toHaveLength(3);
  expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeGreaterThanOrEqual(990);
});

test('a pace holds up neither a round that says there is more, nor the end', async () => {
  const { starts, loop } = loopOfRounds(0, 60_000);
  await sleep(500);
  await loop.stop();
  expect(starts.length).toBeGreaterThan(10);
  const woken = loopOfRounds(60_000, 60_000);
  await sleep(50);
  woken.loop.wake();
  await woken.loop.stop();
  expect(woken.starts).toHaveLength(1);
});
