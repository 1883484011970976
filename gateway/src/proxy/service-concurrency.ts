import { serviceUnavailable, throttledWarn, type Logger } from '@paltu/kernel';
import type { Metrics } from '@paltu/telemetry';
import { concurrencyLimit, type ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { Upstreams } from '../upstreams/upstream.ts';
import { defaultLimits, type LaneName, type ProxyLimits } from './proxy-limits.ts';

type LimitsByKind = Readonly<Record<string, Pick<ConcurrencyLimit, 'state'>>>;

/** Shows how many calls each service has and keeps waiting, and which of its replicas are used. */
const measureUpstreams = (metrics: Metrics, services: Upstreams, concurrency: ReadonlyMap<string, LimitsByKind>): void => {
  metrics.watch('paltu_upstream_calls', () =>
    [...concurrency].flatMap(([upstream, own]) =>
      Object.entries(own).flatMap(([calls, { state }]) =>
        Object.entries(state()).map(([name, value]) => ({ labels: { upstream, calls, state: name }, value })),
      ),
    ),
  );
  metrics.watch('paltu_upstream_replica_used', () =>
    [...services].flatMap(([upstream, service]) =>
      service.replicas().map((one) => ({ labels: { upstream, replica: one.origin }, value: service.isUsed(one) ? 1 : 0 })),
    ),
  );
};

interface ServiceConcurrencyOptions {
  /** As usual unless given. */
  readonly limits?: ProxyLimits | undefined;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The places that one service has for calls of each kind. */
export type ServiceConcurrency = Readonly<Record<LaneName, ConcurrencyLimit>>;

const limitFor = (
  service: string,
  calls: LaneName,
  { limits = defaultLimits, logger, metrics }: ServiceConcurrencyOptions,
): ConcurrencyLimit => {
  const lane = limits.lanes[calls];
  const warn = throttledWarn(logger);
  return concurrencyLimit({
    ...lane,
    refusal: () => {
      metrics.count('paltu_upstream_refused_calls_total', { upstream: service, calls });
      warn({ upstream: service, calls, running: lane.running, waiting: lane.waiting }, 'a service has more calls than it takes');
      return serviceUnavailable();
    },
  });
};

const limitsOf = (service: string, options: ServiceConcurrencyOptions): ServiceConcurrency => ({
  read: limitFor(service, 'read', options),
  small: limitFor(service, 'small', options),
  upload: limitFor(service, 'upload', options),
});

/** The places of each service, for calls that are handed on and for reads whose answer many share. */
export const serviceConcurrency = (services: Upstreams, options: ServiceConcurrencyOptions): ReadonlyMap<string, ServiceConcurrency> => {
  const concurrency = new Map([...services.keys()].map((name) => [name, limitsOf(name, options)]));
  measureUpstreams(options.metrics, services, concurrency);
  return concurrency;
};
