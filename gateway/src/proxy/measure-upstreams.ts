import type { Metrics } from '@paltu/telemetry';
import type { Upstreams } from '../upstreams/upstreams.ts';
import type { CallSlots } from '../turns/call-slots.ts';

type SlotsByKind = Readonly<Record<string, Pick<CallSlots, 'state'>>>;

/** Shows how many calls each service has and keeps waiting, and which of its replicas are used. */
export const measureUpstreams = (metrics: Metrics, services: Upstreams, slots: ReadonlyMap<string, SlotsByKind>): void => {
  metrics.watch('paltu_upstream_calls', () =>
    [...slots].flatMap(([upstream, own]) =>
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
