import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { promMetrics } from './prom-metrics.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => void jest.useRealTimers());

const linesOf = async (text: Promise<string>, name: string): Promise<string[]> =>
  (await text).split('\n').filter((line) => line.startsWith(name));

test('a counter is served with its labels and the name of the service', async () => {
  const metrics = promMetrics('pets');
  metrics.count('paltu_http_errors_total', { route: '/api/v1/pets', code: 'pet.not-found' });
  metrics.add('paltu_http_errors_total', { route: '/api/v1/pets', code: 'pet.not-found' }, 2);
  expect(await linesOf(metrics.text(), 'paltu_')).toEqual([
    'paltu_http_errors_total{route="/api/v1/pets",code="pet.not-found",service="pets"} 3',
  ]);
});

test('a duration counts in its buckets, in seconds', async () => {
  const metrics = promMetrics('pets');
  metrics.observe('paltu_http_request_duration_seconds', { method: 'GET', route: '/r' }, 0.03);
  const text = await metrics.text();
  expect(text).toContain('paltu_http_request_duration_seconds_bucket{le="0.025",service="pets",method="GET",route="/r"} 0');
  expect(text).toContain('paltu_http_request_duration_seconds_bucket{le="0.05",service="pets",method="GET",route="/r"} 1');
});

test('a gauge is read when somebody asks, and forgets what is gone', async () => {
  const metrics = promMetrics('pets');
  let consumers = ['one', 'two'];
  metrics.watch('paltu_consumer_lag_seconds', () => consumers.map((consumer) => ({ labels: { consumer }, value: 1.5 })));
  expect(await linesOf(metrics.text(), 'paltu_')).toHaveLength(2);
  consumers = ['two'];
  expect(await linesOf(metrics.text(), 'paltu_')).toEqual(['paltu_consumer_lag_seconds{consumer="two",service="pets"} 1.5']);
});

test('what cannot be read, or not in time, has no value and keeps nobody else from theirs', async () => {
  const metrics = promMetrics('pets');
  metrics.watch('paltu_outbox_unpublished_events', () => Promise.reject(new Error('the database is away')));
  metrics.watch('paltu_consumer_parked_events', () => new Promise(() => undefined));
  metrics.watch('paltu_relay_is_leader', () => [{ labels: {}, value: 1 }]);
  const text = metrics.text();
  await jest.advanceTimersByTimeAsync(2_001);
  expect(await linesOf(text, 'paltu_')).toEqual([
    'paltu_outbox_unpublished_events{service="pets"} Nan',
    'paltu_relay_is_leader{service="pets"} 1',
  ]);
});

test('it serves metrics of Node and of the process', async () => {
  const text = await promMetrics('pets').text();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'])
    expect(text).toContain(`\n${name}{service="pets"} `);
});
