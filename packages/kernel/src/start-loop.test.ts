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
