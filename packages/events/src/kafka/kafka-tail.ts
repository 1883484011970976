import { randomUUID } from 'node:crypto';
import { backoff, type Logger, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import type { Tail, TailOptions } from '../bus/event-bus.ts';
import { handToTail, placesOfTail } from '../bus/start-tail.ts';
import { endOfTopics } from './end-of-topics.ts';
import type { Fetched } from './fetched.ts';
import { groupPositions } from './group-positions.ts';
import { startReader, type KafkaReader } from './kafka-reader.ts';
import type { KafkaParts } from './kafka-subscription.ts';
import { placesBeyond, restBeyondMs } from './places-beyond.ts';

const lookEveryMs = 300;

/** Where a tail stands, in memory, and what it does with a fetch. */
const tailPlaces = (options: TailOptions, logger: Logger) => {
  const positions = groupPositions();
  const take = async (fetched: Fetched): Promise<void> => {
    const place = positions.offsetOf(fetched);
    if (fetched.offset > place) return fetched.goOnAt(place);
    for (const record of fetched.records) {
      if (!fetched.isCurrent()) return;
      if (record.offset >= positions.offsetOf(record)) {
        await handToTail(record, options, logger);
        positions.set(record, record.offset + 1);
      }
      fetched.goOnAt(record.offset + 1);
    }
  };
  return { positions, take };
};

/**
 * Follows topics as a group of its own that lives as long as the tail; its places are in memory.
 * `caughtUp` resolves when it has first seen the end.
 */
export const startKafkaTail = (
  { kafka, offsets }: KafkaParts,
  options: TailOptions,
  logger: Logger,
): { tail: Tail; caughtUp: Promise<void> } => {
  const { topics } = options;
  const warn = throttledWarn(logger);
  const { positions, take } = tailPlaces(options, logger);
  const beyond = placesBeyond({ offsets, topics, positions, logger, reader: { tail: topics } });
  const end = endOfTopics(positions, beyond);
  const { promise: caughtUp, resolve: reachedEnd } = Promise.withResolvers<void>();
  let reader: KafkaReader | undefined;
  let group = '';

  const look = (): void => {
    end.look();
    if (end.isReached()) reachedEnd();
  };
  const takeWithin = async (fetched: Fetched): Promise<void> => {
    if (beyond.has(fetched)) return reader?.rest(fetched, restBeyondMs);
    await take(fetched);
    look();
  };
  const begin = async (): Promise<KafkaReader> => {
    for (const place of await placesOfTail(offsets, options)) positions.set(place, place.offset);
    await end.ask(0);
    const newGroup = (): string => (group = `tail.${randomUUID()}`);
    return startReader({ kafka, group: newGroup, topics, logger, places: positions.places, take: takeWithin });
  };
  const loop: Loop = startLoop({
    step: async () => {
      reader ??= await begin();
      await end.ask(lookEveryMs / 2);
      look();
      return lookEveryMs;
    },
    onError: (error) => warn({ topics, reason: reasonOf(error) }, 'tail waits'),
    delays: backoff(50, 1_000),
  });
  const stop = async (): Promise<void> => {
    await loop.stop();
    await reader?.stop();
    reachedEnd();
    // A broker that is away would only hold up the end.
    if (end.lagMs() === 0) await offsets.deleteGroup(group);
  };
  return { caughtUp, tail: { isHealthy: (withinMs = 1_000) => !loop.isStopping() && Date.now() - end.atEndAt() <= withinMs, stop } };
};
