import { memoryBus } from '../src/bus/log-bus.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { openWorld } from './event-world.ts';

describeEventBus('memory', async () => {
  const world = await openWorld();
  let bus = memoryBus();
  const renew = async (): Promise<void> => {
    await bus.close();
    bus = memoryBus();
    await world.empty();
  };
  return {
    get bus() {
      return bus;
    },
    get other() {
      return bus;
    },
    database: world.database,
    empty: renew,
    close: world.close,
  };
});
