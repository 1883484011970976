import type { Metrics } from '@paltu/telemetry';
import type { Upstreams } from '../upstreams/upstreams.ts';
import type { ServiceProxy } from './service-proxy.ts';

/** Tells how many calls each service has and keeps waiting, and which of its replicas are used. */
export const measureUpstreams = (metrics: Metrics, services: Upstreams, proxies: ReadonlyMap<string, ServiceProxy>): void => {
  metrics.watch('paltu_upstream_calls', () =>
    [...proxies].flatMap(([upstream, proxy]) =>
      Object.entries(proxy.queues()).flatMap(([calls, { running, waiting }]) => [
        { labels: { upstream, calls, state: 'running' }, value: running },
        { labels: { upstream, calls, state: 'waiting' }, value: waiting },
      ]),
    ),
  );
  metrics.watch('paltu_upstream_replica_used', () =>
    [...services].flatMap(([upstream, service]) =>
      service.replicas().map((one) => ({ labels: { upstream, replica: one.origin }, value: service.isUsed(one) ? 1 : 0 })),
    ),
  );
};
