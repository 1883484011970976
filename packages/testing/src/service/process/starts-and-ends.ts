import { expect, test } from '@jest/globals';
import { callService } from '../call-service.ts';
import type { ProcessUnderTest } from './process-under-test.ts';

/** A process starts, serves, and ends by itself, with 0, when it is told to or its supervisor is gone. */
export const startsAndEnds = ({ start, isReady, answers }: ProcessUnderTest): void => {
  test('starts, becomes ready, serves, and ends by itself on SIGTERM', async () => {
    const { child, serves, exit } = start();
    const url = await serves();
    await isReady(url);
    expect(await callService(url)('GET', '/livez')).toMatchObject({ status: 200, body: { status: 'success' } });
    await answers(url);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  test('ends by itself when its supervisor is gone', async () => {
    const { child, serves, exit } = start();
    await serves();
    child.disconnect();
    expect(await exit).toBe(0);
  });
};
