import { expect, test } from '@jest/globals';
import { authUnavailable } from '@paltu/service-kit';
import { testEnginesVariable } from '../../engines/cluster-engines.ts';
import { eventually } from '../../eventually.ts';
import { callService } from '../call-service.ts';
import { expectRefusal } from '../routes/expect-answer.ts';
import type { ProcessUnderTest } from './process-under-test.ts';

/** A process that is started without what it needs reports it, waits, and serves by itself once it is there. */
export const waitsForEngines = ({ start, processEnvironment, waitsFor, isReady, answers, readsOfMembers }: ProcessUnderTest): void => {
  test('waits for its bus, serves by itself once it is there, stays ready without it, and ends when its supervisor is gone', async () => {
    await processEnvironment().bus.refuse();
    const { child, exit, ...running } = start();
    const url = await waitsFor(running, 'revoked-sessions');
    await processEnvironment().bus.pass();
    await isReady(url);
    await answers(url);
    // Kafka's clients come back by its own address, which no proxy cuts: engines-away.cluster.test.ts takes Kafka itself away.
    if (process.env[testEnginesVariable] === undefined) {
      const call = callService(url);
      await processEnvironment().bus.refuse();
      const late = [expect.stringContaining('the bus cannot be followed')];
      await eventually(async () => (await call('GET', '/readyz')).body.degraded.length > 0, 'it reports that the bus is away', 20_000);
      expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready', unmet: [], degraded: late } });
      await answers(url);
      await processEnvironment().bus.pass();
      await eventually(async () => (await call('GET', '/readyz')).body.degraded.length === 0, 'it follows the bus again', 20_000);
    }
    child.disconnect();
    expect(await exit).toBe(0);
  });

  test('serves without auth where it needs no token, and reports that the keys are missing', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const url = await start({ AUTH_URL: nowhere }).serves();
    const call = callService(url);
    const { body } = await call('GET', '/readyz');
    expect(body).toEqual({ status: 'not-ready', unmet: ['keys'] });
    expect(await call('GET', '/livez')).toMatchObject({ status: 200 });
    const member = await processEnvironment().tokens.issue();
    for (const route of readsOfMembers()) {
      expectRefusal(route, await call('GET', route.path, { as: member }), authUnavailable);
    }
  });

  test('waits for engines that accept and never answer, and ends at once when it is stopped', async () => {
    await Promise.all([processEnvironment().database.hang(), processEnvironment().bus.hang()]);
    const running = start();
    await waitsFor(running, 'database');
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
  });
};
