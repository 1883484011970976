import { petCreated } from '@paltu/contracts';
import { memoryBus } from '../src/memory/memory-bus.ts';
import { describeCompactedTopics, describeCompaction } from './compacted-topics-contract.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { openHarness } from './event-harness.ts';
import { describeExpiringTopics, shortlyKept } from './expiring-topics-contract.ts';

const open = async () => {
  const harness = await openHarness();
  let bus = memoryBus();
  const renew = async (): Promise<void> => {
    await bus.close();
    bus = memoryBus();
    await harness.empty();
  };
  return {
    get bus() {
      return bus;
    },
    get other() {
      return bus;
    },
    database: harness.database,
    eventStore: harness.eventStore,
    empty: renew,
    close: harness.close,
  };
};

describeEventBus('memory', open);
describeCompactedTopics('memory', open);
describeCompaction('memory', open);
describeExpiringTopics('memory', async () => {
  const bus = memoryBus({ topics: [shortlyKept, petCreated.topic] });
  return { bus, close: () => bus.close() };
});
