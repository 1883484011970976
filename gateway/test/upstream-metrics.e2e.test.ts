import { afterEach, expect, test } from '@jest/globals';
import { silentLogger, systemClock } from '@paltu/kernel';
import { compareClocks } from '@paltu/service-kit';
import { eventually } from '@paltu/testing';
import { defaultLimits } from '../src/proxy/proxy-limits.ts';
import { aGateway, type AGateway } from './a-gateway.ts';
import { startFakeService } from './fake-service.ts';
import { keptMetrics } from './kept-metrics.ts';

let gateway: AGateway;
afterEach(() => gateway.stop());

const read = () => fetch(`${gateway.url}/api/v1/pets`);

test('metrics show how many calls a service has, how many wait, and how many were turned away', async () => {
  const { telemetry, counted, gauges } = keptMetrics();
  const lanes = { ...defaultLimits.lanes, read: { ...defaultLimits.lanes.read, running: 2, waiting: 1, waitMs: 10_000 } };
  gateway = await aGateway({ telemetry, limits: { ...defaultLimits, lanes } });
  const hanging: (() => void)[] = [];
  gateway.pets.answerWith((_request, response) => void hanging.push(() => response.end('{}')));
  const inside = [read(), read(), read()];
  await eventually(() => gauges()['paltu_upstream_calls{pets,read,waiting}'] === 1, 'one waits');
  expect(gauges()).toMatchObject({ 'paltu_upstream_calls{pets,read,running}': 2, 'paltu_upstream_calls{pets,upload,running}': 0 });
  expect((await read()).status).toBe(503);
  expect(counted.get('paltu_upstream_refused_calls_total{pets,read}')).toBe(1);
  gateway.pets.answerWith((_request, response) => response.end('{}'));
  for (const end of hanging) end();
  await Promise.all(inside);
  await eventually(() => gauges()['paltu_upstream_calls{pets,read,running}'] === 0, 'all are over');
});

test('metrics show which replicas are used, and that a call was tried at another', async () => {
  const { telemetry, counted, gauges } = keptMetrics();
  const [gone, well] = [await startFakeService('gone'), await startFakeService('well')];
  const times = { checkEvery: 50, silentAfter: 10_000, resolveEvery: 200 };
  gateway = await aGateway({ telemetry, times, addresses: { pets: [gone.url, well.url] } });
  const used = (url: string) => gauges()[`paltu_upstream_replica_used{pets,${url}}`];
  await eventually(() => used(gone.url) === 1 && used(well.url) === 1, 'both are ready');
  gone.answerWith((request, response) => (request.url === '/readyz' ? response.end('{}') : request.socket.destroy()));
  for (let call = 0; call < 2; call += 1) expect((await read()).status).toBe(200);
  expect(counted.get('paltu_upstream_retried_calls_total{pets}')).toBeGreaterThan(0);
  await gone.stop();
  await eventually(() => used(gone.url) === 0, 'one is left alone');
  expect(used(well.url)).toBe(1);
  await well.stop();
});

test('a service whose clock differs is reported in words', async () => {
  const clocks = compareClocks(systemClock, silentLogger);
  gateway = await aGateway({ clocks });
  const late = new Date(Date.now() - 600_000).toUTCString();
  gateway.pets.answerWith((_request, response) => response.writeHead(200, { date: late }).end('{}'));
  await read();
  expect(clocks.problems()).toEqual([expect.stringMatching(/^the clock of pets is 60\d s behind ours$/)]);
});
