import { serviceUnavailable, throttledWarn, type Logger } from '@paltu/kernel';
import type { Metrics } from '@paltu/telemetry';
import { callSlots, type CallSlots } from '../turns/call-slots.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { measureUpstreams } from './measure-upstreams.ts';
import { defaultLimits, type LaneName, type ProxyLimits } from './proxy-limits.ts';

export interface SlotOptions {
  /** As usual unless given. */
  readonly limits?: ProxyLimits | undefined;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The places that one service has for calls of each kind. */
export type ServiceSlots = Readonly<Record<LaneName, CallSlots>>;

const slotsFor = (service: string, calls: LaneName, { limits = defaultLimits, logger, metrics }: SlotOptions): CallSlots => {
  const lane = limits.lanes[calls];
  const warn = throttledWarn(logger);
  return callSlots({
    ...lane,
    refusal: () => {
      metrics.count('paltu_upstream_refused_calls_total', { upstream: service, calls });
      warn({ upstream: service, calls, running: lane.running, waiting: lane.waiting }, 'a service has more calls than it takes');
      return serviceUnavailable();
    },
  });
};

const slotsOf = (service: string, options: SlotOptions): ServiceSlots => ({
  read: slotsFor(service, 'read', options),
  small: slotsFor(service, 'small', options),
  upload: slotsFor(service, 'upload', options),
});

/** The places of each service, for calls that are handed on and for reads whose answer many share. */
export const serviceSlots = (services: Upstreams, options: SlotOptions): ReadonlyMap<string, ServiceSlots> => {
  const slots = new Map([...services.keys()].map((name) => [name, slotsOf(name, options)]));
  measureUpstreams(options.metrics, services, slots);
  return slots;
};
