import { expect, test } from '@jest/globals';
import { restartDelays } from './backoff.ts';

test('a process that keeps dying is started again ever more slowly, up to half a minute', () => {
  const delays = restartDelays(() => 0);
  expect(Array.from({ length: 9 }, () => delays.nextMs())).toEqual([250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

test('one that lived for a while is started again at once', () => {
  let now = 0;
  const delays = restartDelays(() => now);
  delays.nextMs();
  delays.nextMs();
  delays.started();
  now = 60_000;
  expect(delays.nextMs()).toBe(250);
});
