import { serviceUnavailable, throttledWarn, type Logger } from '@paltu/kernel';
import type { Metrics } from '@paltu/telemetry';
import type { BodyClass } from '../route-row.ts';
import { callSlots, type CallSlots } from '../turns/call-slots.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { measureUpstreams } from './measure-upstreams.ts';
import { defaultLimits, type ProxyLimits } from './proxy-limits.ts';

export interface SlotOptions {
  /** As usual unless given. */
  readonly limits?: ProxyLimits | undefined;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The places that one service has for calls of each kind. */
export type ServiceSlots = Readonly<Record<BodyClass, CallSlots>>;

const slotsFor = (service: string, body: BodyClass, { limits = defaultLimits, logger, metrics }: SlotOptions): CallSlots => {
  const lane = limits.lanes[body];
  const warn = throttledWarn(logger);
  return callSlots({
    ...lane,
    refusal: () => {
      metrics.count('paltu_upstream_refused_calls_total', { upstream: service, calls: body });
      warn({ upstream: service, calls: body, running: lane.running, waiting: lane.waiting }, 'a service has more calls than it takes');
      return serviceUnavailable();
    },
  });
};

const slotsOf = (service: string, options: SlotOptions): ServiceSlots => ({
  small: slotsFor(service, 'small', options),
  upload: slotsFor(service, 'upload', options),
});

/** The places of each service, for calls that are handed on and for reads whose answer many share. */
export const serviceSlots = (services: Upstreams, options: SlotOptions): ReadonlyMap<string, ServiceSlots> => {
  const slots = new Map([...services.keys()].map((name) => [name, slotsOf(name, options)]));
  measureUpstreams(options.metrics, services, slots);
  return slots;
};
