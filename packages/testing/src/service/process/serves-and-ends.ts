import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callService } from '../call-service.ts';
import type { ProcessUnderTest } from './process-under-test.ts';
import type { ServiceProcess } from './start-process.ts';
import { servesMetrics } from './serves-metrics.ts';

/** One process from its start, before its database is there, to its end: a start costs a second of a processor. */
export const servesAndEnds = (service: string, { startKept, waitsFor, isReady, answers, processEnvironment }: ProcessUnderTest): void => {
  describe('from its start to its end', () => {
    let running: ServiceProcess;
    let url: string;
    beforeAll(async () => {
      await processEnvironment().database.refuse();
      running = startKept({ METRICS_PORT: '0' });
    });
    afterAll(() => void running.child.kill('SIGKILL'));

    test('waits for its database, becomes ready by itself once it is there, and serves', async () => {
      url = await waitsFor(running, 'database');
      await processEnvironment().database.pass();
      await isReady(url);
      expect(await callService(url)('GET', '/livez')).toMatchObject({ status: 200, body: { status: 'success' } });
      await answers(url);
    });

    servesMetrics(service, () => ({ url, printed: running.printed, processEnvironment: processEnvironment() }));

    test('ends by itself on SIGTERM', async () => {
      await isReady(url);
      running.child.kill('SIGTERM');
      expect(await running.exit).toBe(0);
    });
  });
};
