import { type Logger, throttledWarn } from '@paltu/kernel';
import type { Place } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';
import type { GroupPositions } from './group-positions.ts';
import type { KafkaOffsets, RecentHeads } from './kafka-offsets.ts';

/** A partition whose place is beyond the end is looked at again after so long. */
export const restBeyondMs = 5_000;

/** A place and the end of the log that lies before it. */
interface Beyond extends Place {
  readonly end: number;
}

export interface PlacesBeyondOptions {
  readonly offsets: KafkaOffsets;
  readonly topics: readonly string[];
  readonly positions: GroupPositions;
  readonly logger: Logger;
  /** Who stands there, for the log line. */
  readonly reader: object;
}

export interface PlacesBeyond {
  /** Answers heads asked for at most `maxAgeMs` milliseconds ago, and warns of each place that lies beyond them. */
  check(maxAgeMs: number): Promise<RecentHeads>;
  /** Whether this partition's place was found beyond the end of the log and has not been moved since. */
  has(partition: { topic: string; partition: number }): boolean;
  areSome(): boolean;
}

/**
 * Finds places after the end of the log: a topic was made anew, or Kafka lost what it had acknowledged. Who went on there would
 * pass over whatever the log gets until it is as long as it was.
 */
export const placesBeyond = ({ offsets, topics, positions, logger, reader }: PlacesBeyondOptions): PlacesBeyond => {
  const warn = throttledWarn(logger);
  const found = new Map<string, Beyond>();
  const isThere = (place: Place): boolean => positions.offsetOf(place) === place.offset;

  const compare = (places: readonly Place[], heads: readonly Place[]): Beyond[] => {
    const ends = new Map(heads.map((head) => [partitionName(head), head.offset]));
    return places.flatMap((place) => {
      const end = ends.get(partitionName(place));
      return end !== undefined && place.offset > end ? [{ ...place, end }] : [];
    });
  };
  const check = async (maxAgeMs: number): Promise<RecentHeads> => {
    const known = positions.places();
    const heads = await offsets.recentHeads(topics, maxAgeMs);
    const suspects = compare(known, heads.places);
    // Those may be older than the places are.
    const beyond = suspects.length === 0 ? [] : compare(suspects, await offsets.heads(topics));
    for (const [name, place] of found) if (!isThere(place)) found.delete(name);
    for (const place of beyond) found.set(partitionName(place), place);
    if (found.size > 0) warn({ ...reader, places: [...found.values()] }, 'events were lost: places beyond the end of the log rest');
    return heads;
  };
  return {
    check,
    has: (partition) => found.get(partitionName(partition))?.offset === positions.offsetOf(partition),
    areSome: () => [...found.values()].some(isThere),
  };
};
