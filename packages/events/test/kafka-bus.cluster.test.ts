import { openKafka } from './bus-server.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { openWorld } from './event-world.ts';

describeEventBus('Kafka', async () => {
  const world = await openWorld(openKafka);
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
});
