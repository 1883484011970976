import { expect, test } from '@jest/globals';
import { silentLogger } from './logger.ts';
import { startJobs } from './start-jobs.ts';

test('a job that fails is logged by its name and runs again', async () => {
  const warned: unknown[] = [];
  let runs = 0;
  const twice = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 2) twice.resolve();
    throw new Error('not this time');
  };
  const jobs = startJobs({ sweep: { everyMs: 1, run } }, { ...silentLogger, warn: (fields) => void warned.push(fields) });
  await twice.promise;
  await jobs.stop();
  expect(runs).toBeGreaterThanOrEqual(2);
  expect(warned[0]).toEqual({ job: 'sweep', reason: 'Error: not this time' });
});

test('a stop asks the run in progress to end, waits for it, and none follows', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let ended = 0;
  const run = async (stopping?: AbortSignal): Promise<void> => {
    begun.resolve();
    await finish.promise;
    if (stopping?.aborted === true) ended += 1;
  };
  const jobs = startJobs({ sweep: { everyMs: 1, run } }, silentLogger);
  await begun.promise;
  const stopped = jobs.stop();
  finish.resolve();
  await stopped;
  expect(ended).toBe(1);
});

test('a job does not run before its time', async () => {
  let runs = 0;
  const jobs = startJobs({ sweep: { everyMs: 60_000, run: async () => (runs += 1) } }, silentLogger);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await jobs.stop();
  expect(runs).toBe(0);
});
