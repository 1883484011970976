import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import { testEnginesVariable } from '../../engines/cluster-engines.ts';
import { eventually } from '../../eventually.ts';
import { callService } from '../call-service.ts';
import type { ProcessUnderTest } from './process-under-test.ts';
import type { ServiceProcess } from './start-process.ts';
import { tellsMetrics } from './tells-metrics.ts';

/** One process from its start to its end, for the tests that leave it as they found it: a start costs a second of a processor. */
export const servesAndEnds = <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  { startKept, isReady, answers, ground }: ProcessUnderTest,
): void => {
  describe('from its start to its end', () => {
    let running: ServiceProcess;
    let url: string;
    beforeAll(async () => {
      running = startKept({ METRICS_PORT: '0' });
      url = await running.serves();
      await isReady(url);
    });
    afterAll(() => void running.child.kill('SIGKILL'));

    test('starts, becomes ready, and serves', async () => {
      expect(await callService(url)('GET', '/livez')).toMatchObject({ status: 200, body: { status: 'success' } });
      await answers(url);
    });

    tellsMetrics(definition.name, () => ({ url, printed: running.printed, ground: ground() }));

    // Kafka's clients come back by its own address, which no proxy cuts: engines-away.cluster.test.ts takes Kafka itself away.
    if (process.env[testEnginesVariable] === undefined)
      test('stays ready while its bus is away, and says what comes late', async () => {
        const call = callService(url);
        await isReady(url);
        await ground().bus.refuse();
        const late = [expect.stringContaining('the bus cannot be followed')];
        await eventually(async () => (await call('GET', '/readyz')).body.degraded.length > 0, 'it says that the bus is away', 20_000);
        expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready', unmet: [], degraded: late } });
        await answers(url);
        await ground().bus.pass();
        await eventually(async () => (await call('GET', '/readyz')).body.degraded.length === 0, 'it follows the bus again', 20_000);
      });

    test('ends by itself on SIGTERM', async () => {
      await isReady(url);
      running.child.kill('SIGTERM');
      expect(await running.exit).toBe(0);
    });
  });
};
