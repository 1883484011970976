import { expect, test, afterEach, beforeEach, describe, jest } from '@jest/globals';
import { createWakeUp, startLoop } from './loop.ts';
import { backoff } from './retry.ts';

test('a wake-up that comes before the sleep is not lost', async () => {
  const wakeUp = createWakeUp();
  wakeUp.wake();
  const startedAt = Date.now();
  await wakeUp.sleep(60_000);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});

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

describe('a loop with a pace', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const loopOfRounds = (sleepMs: number, paceMs: number) => {
    const starts: number[] = [];
    const step = async () => {
      starts.push(performance.now());
      return sleepMs;
    };
    return { starts, loop: startLoop({ step, onError: () => undefined, delays: backoff(1, 5), paceMs }) };
  };

  test('takes the first wake-up at once, and those that follow together', async () => {
    const begunAt = performance.now();
    const { starts, loop } = loopOfRounds(60_000, 1_000);
    const started = () => starts.map((at) => at - begunAt);
    await jest.advanceTimersByTimeAsync(1_100);
    for (let wake = 0; wake < 20; wake += 1) {
      loop.wake();
      await jest.advanceTimersByTimeAsync(10);
    }
    expect(started()).toEqual([0, 1_100]);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(started()).toEqual([0, 1_100, 2_100]);
    await loop.stop();
  });

  test('holds up no round after one that leaves more to do', async () => {
    const { starts, loop } = loopOfRounds(0, 60_000);
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    await loop.stop();
    expect(starts.length).toBeGreaterThan(10);
    expect(new Set(starts).size).toBe(1);
  });

  test('ends at once, also when it was woken', async () => {
    const { starts, loop } = loopOfRounds(60_000, 60_000);
    await jest.advanceTimersByTimeAsync(50);
    loop.wake();
    await loop.stop();
    expect(starts).toHaveLength(1);
  });
});
