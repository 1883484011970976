import {
  startConsumers,
  startRelay,
  startRepublishing,
  type ConsumerDefinition,
  type ConsumersOptions,
  type EventBus,
  type EventStore,
  type Relay,
  type RelayStrategy,
  type RepublishedState,
  type RunningConsumers,
} from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { sourceOfService } from './define-service.ts';

interface EventsOptions extends Pick<ConsumersOptions, 'metrics' | 'tracer'> {
  readonly name: string;
  readonly bus: EventBus;
  readonly logger: Logger;
  readonly strategy?: RelayStrategy | undefined;
}

interface EventWork<Trx> {
  readonly store: EventStore<Trx>;
  readonly consumers: readonly ConsumerDefinition<Trx>[];
  readonly republishes: readonly RepublishedState<Trx>[];
}

interface RunningEvents {
  readonly store: Pick<EventStore<never>, 'outbox' | 'parked'>;
  readonly consumers: RunningConsumers;
  readonly relay: Relay;
  stop(): Promise<void>;
}

/** Relay, consumers and republishing of a service, over the store that it has. */
export const startEvents = <Trx>(work: EventWork<Trx>, { name, bus, logger, strategy, metrics, tracer }: EventsOptions): RunningEvents => {
  const { store, republishes: states } = work;
  const relay = startRelay({ store, bus, service: name, logger, ...(strategy === undefined ? {} : { strategy }) });
  const consumers = startConsumers<Trx>({ store, bus, consumers: work.consumers, logger, metrics, tracer });
  const again = { source: sourceOfService(name), isRepublished: true };
  const republishing = startRepublishing<Trx>({ store, logger, states, outboxIn: (trx) => store.outbox.appender(trx, again) });
  return {
    store,
    consumers,
    relay,
    stop: async () => {
      await Promise.all([consumers.stop(), republishing.stop()]);
      // After the consumers: what they did last is still published.
      await relay.stop();
    },
  };
};
