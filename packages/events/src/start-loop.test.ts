import { expect, test } from '@jest/globals';
import { startLoop } from './start-loop.ts';
import { backoff, createWakeUp } from './wake-up.ts';

test('a wake-up that comes before the sleep is not lost', async () => {
  const wakeUp = createWakeUp();
  wakeUp.wake();
  const startedAt = Date.now();
  await wakeUp.sleep(60_000);
  expect(Date.now() - startedAt).toBeLessThan(1_000);
});

test('pauses grow up to their limit and start anew after a success', () => {
  const pause = backoff(100, 1_000);
  const pauses = Array.from({ length: 8 }, () => pause.next());
  expect(pauses[0]).toBeLessThanOrEqual(100);
  expect(Math.min(...pauses.slice(4))).toBeGreaterThanOrEqual(500);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1_000);
  pause.reset();
  expect(pause.next()).toBeLessThanOrEqual(100);
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
    failed: (error) => void failures.push(error),
    pause: backoff(1, 5),
  });
  await reached;
  await loop.stop();
  expect(failures).toHaveLength(3);
  expect(rounds).toBe(4);
});
