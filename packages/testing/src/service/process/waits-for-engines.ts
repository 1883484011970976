import { expect, test } from '@jest/globals';
import type { ProcessUnderTest } from './process-under-test.ts';

/** A process that is started without what it needs says so, waits, and serves by itself once it is there. */
export const waitsForEngines = ({ start, ground, waitsFor, isReady, answers }: ProcessUnderTest): void => {
  test.each([
    ['database', 'database'],
    ['bus', 'revoked-sessions'],
  ] as const)('waits for its %s, and serves by itself once it is there', async (engine, missing) => {
    await ground()[engine].refuse();
    const url = await waitsFor(start(), missing);
    await ground()[engine].pass();
    await isReady(url);
    await answers(url);
  });

  test('waits for engines that accept and never answer, and ends at once when it is told to', async () => {
    await Promise.all([ground().database.hang(), ground().bus.hang()]);
    const running = start();
    await waitsFor(running, 'database');
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
  });
};
