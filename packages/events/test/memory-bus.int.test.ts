import { memoryBus } from '../src/bus/log-bus.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { openWorld } from './event-world.ts';

describeEventBus('memory', async () => {
  const world = await openWorld();
  const bus = memoryBus();
  world.defer(() => bus.close());
  return { bus, other: bus, database: world.database, close: world.close };
});
