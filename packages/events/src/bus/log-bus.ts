import { silentLogger, type Logger } from '@paltu/kernel';
import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { busOf } from './bus-of.ts';
import { subscribeByPolling } from './polling-subscription.ts';
import type { EventBus } from './event-bus.ts';
import { memoryLog } from './memory-log.ts';
import type { OrderedLog } from './ordered-log.ts';
import { startTail } from './start-tail.ts';

/** A bus on an ordered log: groups keep their offsets in their own databases, tails in memory. */
export const logBus = (log: OrderedLog, logger: Logger): EventBus =>
  busOf({
    publish: (messages) => log.append(messages),
    subscribe: (options) => subscribeByPolling(log, options),
    startTail: (options) => startTail(log, options, logger),
    close: () => log.close(),
  });

/** A bus in this process's memory, for tests; its groups keep their offsets in their databases as on every bus. */
export const memoryBus = ({
  topics = Object.values(everyTopic),
  logger = silentLogger,
}: { topics?: readonly Topic[]; logger?: Logger } = {}): EventBus => logBus(memoryLog(topics), logger);
