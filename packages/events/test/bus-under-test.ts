import type { Knex } from 'knex';
import type { EventBus } from '../src/ports/event-bus.ts';
import type { BusServer } from './bus-server.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import { openHarness } from './event-harness.ts';

export interface BusUnderTest {
  readonly bus: EventBus;
  /** A second instance, as another process would hold it; the same one where the bus lives in one process only. */
  readonly other: EventBus;
  /** Database of a listener, with the event tables. */
  readonly database: Knex;
  readonly eventStore: EventStore;
  /** Forgets everything: the next test gets a fresh bus. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Two instances on a server that several processes can reach. */
export const busOnServer = async (openServer: () => Promise<BusServer>): Promise<BusUnderTest> => {
  const harness = await openHarness(openServer);
  let other = await harness.openBus();
  return {
    get bus() {
      return harness.bus;
    },
    get other() {
      return other;
    },
    database: harness.database,
    eventStore: harness.eventStore,
    empty: async () => {
      await harness.empty();
      other = await harness.openBus();
    },
    close: harness.close,
  };
};
