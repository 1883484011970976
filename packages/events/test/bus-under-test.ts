import type { Knex } from 'knex';
import type { EventBus } from '../src/bus/event-bus.ts';
import type { BusServer } from './bus-server.ts';
import { openWorld } from './event-world.ts';

export interface BusUnderTest {
  readonly bus: EventBus;
  /** A second instance, as another process would hold it; the same one where the bus lives in one process only. */
  readonly other: EventBus;
  /** Database of a listener, with the event tables. */
  readonly database: Knex;
  /** Forgets everything: the next test gets a fresh bus. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Two instances on a server that several processes can reach. */
export const busOnServer = async (openServer: () => Promise<BusServer>): Promise<BusUnderTest> => {
  const world = await openWorld(openServer);
  let other = await world.openBus();
  return {
    get bus() {
      return world.bus;
    },
    get other() {
      return other;
    },
    database: world.database,
    empty: async () => {
      await world.empty();
      other = await world.openBus();
    },
    close: world.close,
  };
};
