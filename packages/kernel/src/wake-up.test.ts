import { expect, test } from '@jest/globals';
import { createWakeUp } from './wake-up.ts';

test('a wake-up that comes before the sleep is not lost', async () => {
  const wakeUp = createWakeUp();
  wakeUp.wake();
  const startedAt = Date.now();
  await wakeUp.sleep(60_000);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});
