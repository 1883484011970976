import type { EventStore } from '../src/ports/event-store.ts';

/** A store with aggregates and effects, which its tests write without knowing which store it is. */
export interface StoreUnderTest<Trx> {
  readonly store: EventStore<Trx>;
  /** The same database by connections of its own, as another instance has it. */
  another(): Promise<EventStore<Trx>>;
  keepAggregate(trx: Trx, key: string, version: number): Promise<void>;
  /** Locks the aggregate and raises its version. */
  raiseVersion(trx: Trx, key: string): Promise<number>;
  hasAggregate(key: string): Promise<boolean>;
  keepEffect(trx: Trx, consumer: string, name: string): Promise<void>;
  clearEffects(trx: Trx, consumer: string): Promise<void>;
  /** Their names, in the order in which they took place. */
  effects(consumer: string): Promise<string[]>;
  empty(): Promise<void>;
  close(): Promise<void>;
}
