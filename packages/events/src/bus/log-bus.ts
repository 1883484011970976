import type { Logger } from '@paltu/kernel';
import { busOf } from './bus-of.ts';
import { subscribeByPolling } from './polling-subscription.ts';
import type { EventBus } from '../ports/event-bus.ts';
import type { OrderedLog } from '../ports/ordered-log.ts';
import { startTail } from './start-tail.ts';

/** A bus on an ordered log: groups keep their offsets in their own databases, tails in memory. */
export const logBus = (log: OrderedLog, logger: Logger): EventBus =>
  busOf({
    publish: (messages) => log.append(messages),
    subscribe: (options) => subscribeByPolling(log, options),
    startTail: (options) => startTail(log, options, logger),
    close: () => log.close(),
  });
