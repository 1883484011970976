import { droppedTags, frequentEvents } from '@paltu/contracts/cache-tags';
import type { EventBus, ReceivedMessage, Tail } from '@paltu/events';
import type { Logger } from '@paltu/kernel';

/** Calls that come at most so often for one key. */
interface AtMostEvery {
  call(key: string): void;
  /** Nothing is called any more. */
  stop(): void;
}

/** Calls `work` for a key at once, but not again before `everyMs` have passed: what comes meanwhile is one call at their end. */
export const atMostEvery = (everyMs: number, work: (key: string) => void): AtMostEvery => {
  /** What waits, and whether there is something to do at its end. */
  const pauses = new Map<string, { timer: NodeJS.Timeout; isDue: boolean }>();
  const begin = (key: string): void => {
    work(key);
    const timer = setTimeout(() => {
      const isDue = pauses.get(key)?.isDue === true;
      pauses.delete(key);
      if (isDue) begin(key);
    }, everyMs);
    timer.unref();
    pauses.set(key, { timer, isDue: false });
  };
  return {
    call: (key) => {
      const pause = pauses.get(key);
      if (pause === undefined) begin(key);
      else pause.isDue = true;
    },
    stop: () => {
      for (const { timer } of pauses.values()) clearTimeout(timer);
      pauses.clear();
    },
  };
};

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
