import { expect, test } from '@jest/globals';
import { metricDefinitions } from '@paltu/telemetry';
import { eventually } from '../../eventually.ts';
import { callService } from '../call-service.ts';
import type { ProcessEnvironment } from './process-environment.ts';

const namesIn = (text: string): string[] => [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);

/** The metrics of each service: requests, outbox, consumers, pool, event loop, process. */
const expected = [
  'paltu_http_requests_total',
  'paltu_http_request_duration_seconds',
  'paltu_outbox_unpublished_events',
  'paltu_outbox_oldest_unpublished_seconds',
  'paltu_relay_is_leader',
  'paltu_relay_missing_topics',
  'paltu_consumer_lag_seconds',
  'paltu_consumer_parked_events',
  'paltu_database_connections',
  'paltu_database_connections_max',
  'paltu_database_connections_server_limit',
  'paltu_database_waiting',
  'paltu_revoked_sessions_followed',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
];

const nothingUnpublished = /^paltu_outbox_unpublished_events\{service="[\w-]+"\} 0$/m;

export interface MeasuredProcess {
  readonly url: string;
  printed(): string;
  readonly processEnvironment: ProcessEnvironment;
}

/** A process serves its metrics at a port of their own, by the names that are documented, and at no port that visitors reach. */
export const servesMetrics = (service: string, measured: () => MeasuredProcess): void => {
  const read = async (): Promise<string> => {
    const port = /"metricsPort":(\d+)/.exec(measured().printed())?.[1];
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  };

  test('serves its metrics at a port of their own', async () => {
    const text = await eventually(async () => {
      const served = await read();
      // What lies in the database is not a number until it was read there.
      return served.includes('paltu_relay_is_leader{') && nothingUnpublished.test(served) ? served : undefined;
    }, `${service} to serve its metrics`);
    expect(namesIn(text)).toEqual(expect.arrayContaining(expected));
    const own = namesIn(text).filter((one) => !/^(nodejs|process)_/.test(one));
    expect(own.filter((one) => !(one in metricDefinitions))).toEqual([]);
    expect(await callService(measured().url)('GET', '/metrics')).toMatchObject({ status: 404 });
  });

  test('serves its metrics while its database is away, but for those that lie there', async () => {
    await measured().processEnvironment.database.refuse();
    const text = await read();
    expect(text).toMatch(/^paltu_outbox_unpublished_events\{service="[\w-]+"\} Nan$/m);
    expect(text).toMatch(/^paltu_database_waiting\{[^}]*pool="main"[^}]*\} \d+$/m);
  });
};
