import { droppedTags, frequentEvents } from '@paltu/contracts/cache-tags';
import type { EventBus, ReceivedMessage, Tail } from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { atMostEvery } from './at-most-every.ts';

/** What changes many times a second is read anew once in one. */
const frequentEveryMs = 1_000;

export interface Changes {
  /** False while changes cannot be consumed, or come late. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

/** Follows in the background what changed of what everybody reads: the site opens before the bus does. */
export const followChanges = (options: { bus: EventBus; logger: Logger; drop: (tag: string) => void }): Changes => {
  const { bus, logger, drop } = options;
  let tail: Tail | undefined;
  const frequent = atMostEvery(frequentEveryMs, drop);
  const onMessage = (event: ReceivedMessage): void =>
    droppedTags[event.topic]?.(event).forEach(frequentEvents.has(event.type) ? frequent.call : drop);
  void bus.tail({ topics: Object.keys(droppedTags), from: 'head', onMessage }).then(
    (following) => void (tail = following),
    (error: unknown) => logger.error({ err: error }, 'changes cannot be followed: nothing is kept'),
  );
  return {
    isCurrent: () => tail?.isHealthy() ?? false,
    stop: async () => {
      frequent.stop();
      await tail?.stop();
    },
  };
};
