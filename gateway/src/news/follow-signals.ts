import { messageWords, somethingChanged, topics } from '@paltu/contracts';
import type { EventBus, Tail } from '@paltu/events';
import type { Logger } from '@paltu/kernel';

/** The lag, in milliseconds, from which a stream keeps its browser waiting for too long. */
const toleratedLagMs = 5_000;

export interface Signals {
  /** False while they do not come, or come late. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

export interface FollowSignalsOptions {
  readonly bus: EventBus;
  readonly logger: Logger;
  readonly send: (memberId: string, changed: string) => void;
}

/** Follows in the background what members have to look at anew, wherever it changed: each gateway consumes all of it. */
export const followSignals = ({ bus, logger, send }: FollowSignalsOptions): Signals => {
  let tail: Tail | undefined;
  const following = bus.tail({
    topics: [topics.signal.name],
    from: 'head',
    onMessage: (event) => {
      const changed = event.as(somethingChanged);
      if (changed !== undefined) send(event.subject, messageWords.signal.toWord(changed.data.kind));
    },
  });
  void following.then(
    (started) => void (tail = started),
    (error: unknown) => logger.error({ err: error }, 'signals cannot be followed: browsers ask by themselves'),
  );
  return { isCurrent: () => tail?.isHealthy(toleratedLagMs) ?? false, stop: async () => tail?.stop() };
};
