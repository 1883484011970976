import { expect, test } from '@jest/globals';
import { authUnavailable } from '@paltu/service-kit';
import { callService } from '../call-service.ts';
import { expectRefusal } from '../routes/expect-answer.ts';
import type { ProcessUnderTest } from './process-under-test.ts';

/** A process that is started without what it needs says so, waits, and serves by itself once it is there. */
export const waitsForEngines = ({ start, ground, waitsFor, isReady, answers, readsOfMembers }: ProcessUnderTest): void => {
  test.each([
    ['database', 'database'],
    ['bus', 'revoked-sessions'],
  ] as const)('waits for its %s, serves by itself once it is there, and ends when its supervisor is gone', async (engine, missing) => {
    await ground()[engine].refuse();
    const { child, exit, ...running } = start();
    const url = await waitsFor(running, missing);
    await ground()[engine].pass();
    await isReady(url);
    await answers(url);
    child.disconnect();
    expect(await exit).toBe(0);
  });

  test('serves without auth where it needs no token, and says that the keys are missing', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const url = await start({ AUTH_URL: nowhere }).serves();
    const call = callService(url);
    const { body } = await call('GET', '/readyz');
    if (body.unmet.length === 0) return; // It holds the keys itself.
    expect(body).toEqual({ status: 'not-ready', unmet: ['keys'] });
    expect(await call('GET', '/livez')).toMatchObject({ status: 200 });
    const member = await ground().tokens.issue();
    for (const route of readsOfMembers()) {
      expectRefusal(route, await call('GET', route.path, { as: member }), authUnavailable);
    }
  });

  test('waits for engines that accept and never answer, and ends at once when it is told to', async () => {
    await Promise.all([ground().database.hang(), ground().bus.hang()]);
    const running = start();
    await waitsFor(running, 'database');
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
  });
};
