import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { noMetrics } from './metrics/metrics.ts';
import { startTelemetry } from './start-telemetry.ts';
import { noTracer } from './tracing/tracer.ts';

const loopback = { METRICS_HOST: '127.0.0.1', OTEL_TRACES_SAMPLER_ARG: 1 };

const logOf = () => {
  const lines: object[] = [];
  const logger: Logger = { ...silentLogger, info: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) };
  return { logger, lines };
};

test('metrics are served at a port of their own, at one address only', async () => {
  const { logger, lines } = logOf();
  const { metrics, close } = await startTelemetry({ service: 'pets', config: { ...loopback, METRICS_PORT: 0 }, logger });
  metrics.count('paltu_http_errors_total', { route: '/', code: 'x.y' });
  const { metricsPort } = lines[0] as { metricsPort: number };
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  expect(await answer.text()).toContain('paltu_http_errors_total{route="/",code="x.y",service="pets"} 1');
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404);
  await close();
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
});

test('without a port nothing is measured, and without a collector nothing is traced', async () => {
  const { metrics, tracer } = await startTelemetry({ service: 'pets', config: loopback, logger: silentLogger });
  expect([metrics, tracer]).toEqual([noMetrics, noTracer]);
});

test('a port that is taken is reported, and the process goes on', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { logger, lines } = logOf();
  expect((await startTelemetry({ service: 'pets', config: { ...loopback, METRICS_PORT: port }, logger })).metrics).toBe(noMetrics);
  expect(lines).toEqual([{ metricsPort: port, reason: expect.stringContaining('EADDRINUSE') }]);
  other.close();
});
