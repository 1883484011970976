import type { Logger } from '@paltu/kernel';
import type { EventBus, Subscription, SubscriptionOptions, Tail, TailOptions, OrderedLog } from '../ports/event-bus.ts';
import { subscribeByPolling } from './polling-subscription.ts';
import { startTail } from './start-tail.ts';

/** What an adapter brings: a tail is there at once, and `caughtUp` when it has seen the end. */
interface BusParts {
  readonly publish: EventBus['publish'];
  readonly subscribe: <Trx>(options: SubscriptionOptions<Trx>) => Subscription;
  readonly startTail: (options: TailOptions) => { readonly tail: Tail; readonly caughtUp: Promise<void> };
  /** Called once everything that read has stopped. */
  readonly close: () => Promise<void>;
}

/** A bus that stops its readers before it closes, also a tail that has not caught up yet. */
export const busOf = ({ publish, subscribe, startTail, close }: BusParts): EventBus => {
  const readers = new Set<Subscription | Tail>();
  return {
    publish,
    subscribe: (options) => {
      const subscription = subscribe(options);
      readers.add(subscription);
      return subscription;
    },
    tail: async (options) => {
      const { tail, caughtUp } = startTail(options);
      readers.add(tail);
      await caughtUp;
      return tail;
    },
    close: async () => {
      await Promise.all([...readers].map((reader) => reader.stop()));
      await close();
    },
  };
};

/** A bus on an ordered log: groups keep their offsets in their own databases, tails in memory. */
export const logBus = (log: OrderedLog, logger: Logger): EventBus =>
  busOf({
    publish: (messages) => log.append(messages),
    subscribe: (options) => subscribeByPolling(log, options),
    startTail: (options) => startTail(log, options, logger),
    close: () => log.close(),
  });
