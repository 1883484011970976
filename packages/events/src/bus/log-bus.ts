import { silentLogger, type Logger } from '@paltu/kernel';
import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { busOf } from './bus-of.ts';
import { subscribeByCursor } from './cursor-subscription.ts';
import type { EventBus } from './event-bus.ts';
import { memoryLog } from './memory-log.ts';
import type { OrderedLog } from './ordered-log.ts';
import { startTail } from './start-tail.ts';

/** The bus that an ordered log makes: groups keep their places in their own databases, tails in memory. */
export const logBus = (log: OrderedLog, logger: Logger): EventBus =>
  busOf({
    publish: (messages) => log.append(messages),
    subscribe: (options) => subscribeByCursor(log, options),
    startTail: (options) => startTail(log, options, logger),
    close: () => log.close(),
  });

/** A bus in this process's memory, for tests; its groups keep their places in their databases like any other's. */
export const memoryBus = ({
  topics = Object.values(everyTopic),
  logger = silentLogger,
}: { topics?: readonly Topic[]; logger?: Logger } = {}): EventBus => logBus(memoryLog(topics), logger);
