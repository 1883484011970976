import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { startChores } from './chores.ts';

test('a chore that fails comes round again', async () => {
  let turns = 0;
  const twice = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    turns += 1;
    if (turns === 2) twice.resolve();
    throw new Error('not this time');
  };
  const chores = startChores({ sweep: { everyMs: 1, run } }, silentLogger);
  await twice.promise;
  await chores.stop();
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('a stop waits for the turn in hand, and none follows', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let ended = 0;
  const run = async (): Promise<void> => {
    begun.resolve();
    await finish.promise;
    ended += 1;
  };
  const chores = startChores({ sweep: { everyMs: 1, run } }, silentLogger);
  await begun.promise;
  const stopped = chores.stop();
  finish.resolve();
  await stopped;
  expect(ended).toBe(1);
});
