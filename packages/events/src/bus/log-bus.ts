import { silentLogger, type Logger } from '@paltu/kernel';
import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { subscribeByCursor } from './cursor-subscription.ts';
import type { EventBus, Subscription, Tail } from './event-bus.ts';
import { memoryLog } from './memory-log.ts';
import type { OrderedLog } from './ordered-log.ts';
import { startTail } from './start-tail.ts';

/** The bus that an ordered log makes: groups keep their places in their own databases, tails in memory. */
export const logBus = (log: OrderedLog, logger: Logger): EventBus => {
  const readers = new Set<Subscription | Tail>();
  return {
    publish: (messages) => log.append(messages),
    subscribe: (options) => {
      const subscription = subscribeByCursor(log, options);
      readers.add(subscription);
      return subscription;
    },
    tail: async (options) => {
      const { tail, caughtUp } = startTail(log, options, logger);
      readers.add(tail);
      await caughtUp;
      return tail;
    },
    close: async () => {
      await Promise.all([...readers].map((reader) => reader.stop()));
      await log.close();
    },
  };
};

/** A bus in this process's memory, for tests; its groups keep their places in their databases like any other's. */
export const memoryBus = ({
  topics = Object.values(everyTopic),
  logger = silentLogger,
}: { topics?: readonly Topic[]; logger?: Logger } = {}): EventBus => logBus(memoryLog(topics), logger);
