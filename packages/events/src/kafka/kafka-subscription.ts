import { backoff, reasonOf, startLoop, throttledWarn, type Loop } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import type { Kafka } from 'kafkajs';
import type { Place } from '../bus/bus-message.ts';
import { lockPlaces, readPlaces, rewindPlaces } from '../bus/cursor-rows.ts';
import type { Subscription, SubscriptionOptions } from '../bus/event-bus.ts';
import { partitionName } from '../bus/ordered-log.ts';
import { pausedPartitions } from '../bus/paused-partitions.ts';
import { placeGroup } from '../bus/place-group.ts';
import { endOfTopics } from './end-of-topics.ts';
import type { Fetched } from './fetched.ts';
import { groupPositions } from './group-positions.ts';
import type { KafkaOffsets } from './kafka-offsets.ts';
import { startReader, type KafkaReader } from './kafka-reader.ts';
import { placesBeyond, restBeyondMs } from './places-beyond.ts';
import { takeFetched } from './take-fetched.ts';

const lookEveryMs = 1_000;
/** For what a group tidies up. */
const attendEveryMs = 60_000;

export interface KafkaParts {
  readonly kafka: Kafka;
  readonly offsets: KafkaOffsets;
}

/** Gives the group its first places where it has none, and answers where it stands. */
const placesFound = async (offsets: KafkaOffsets, options: SubscriptionOptions): Promise<Place[]> => {
  await placeGroup(offsets, options);
  return readPlaces(options.database, options.group, options.topics);
};

/** Where the group stands. Places that somebody deleted begin as those of a group that has never read. */
const placesNow = async (offsets: KafkaOffsets, options: SubscriptionOptions, count: number): Promise<Place[]> => {
  const rows = await readPlaces(options.database, options.group, options.topics);
  return rows.length < count ? placesFound(offsets, options) : rows;
};

/** Handlers lock one place each and never wait for it, so holding all of them cannot end in a deadlock. */
const attendGroup = ({ group, topics, database, attend }: SubscriptionOptions): Promise<void> =>
  runTransaction(database, async (trx) => {
    await lockPlaces(trx, group, topics);
    await attend(trx, () => rewindPlaces(trx, group, topics));
  });

/** Attends when there is something to attend to, and now and then without. */
const attending = (options: SubscriptionOptions): (() => Promise<void>) => {
  let attendAt = Date.now() + attendEveryMs;
  return async () => {
    if (Date.now() < attendAt && !(await options.isAsked())) return;
    await attendGroup(options);
    attendAt = Date.now() + attendEveryMs;
  };
};

/**
 * Listens as a Kafka group whose places are rows in the listener's own database. Kafka shares the partitions out; the row,
 * locked in the transaction of each batch, says what the group has taken.
 */
export const subscribeByGroup = ({ kafka, offsets }: KafkaParts, options: SubscriptionOptions): Subscription => {
  const { group, topics, logger } = options;
  const warn = throttledWarn(logger);
  const wait = (error: unknown): void => warn({ group, reason: reasonOf(error) }, 'subscription waits');
  const paused = pausedPartitions();
  const positions = groupPositions();
  const beyond = placesBeyond({ offsets, topics, positions, logger, reader: { group } });
  const end = endOfTopics(positions, beyond);
  let reader: KafkaReader | undefined;
  const attendWhenDue = attending(options);

  const moved = (fetched: Fetched, next: number): void => {
    paused.release([fetched]);
    positions.set(fetched, next);
    end.look();
  };
  const take = async (fetched: Fetched): Promise<void> => {
    try {
      if (!beyond.has(fetched) && !paused.has(fetched)) {
        if (await takeFetched(options, fetched, (next) => moved(fetched, next))) return;
        wait(new Error(`the place of ${partitionName(fetched)} is held by another instance, or is missing`));
      }
    } catch (error) {
      wait(error);
    }
    reader?.rest(fetched, beyond.has(fetched) ? restBeyondMs : paused.pause(fetched));
  };
  const look = async (): Promise<void> => {
    const learn = positions.beginLook();
    reader?.seek(learn(await placesNow(offsets, options, positions.places().length)));
    end.look();
  };
  const step = async (): Promise<number> => {
    if (reader === undefined) {
      positions.beginLook()(await placesFound(offsets, options));
      reader = startReader({ kafka, group: () => group, topics, logger, places: positions.places, take });
    }
    await end.ask(lookEveryMs / 2);
    await look();
    // Last: what it waits for must not keep us from telling where we are.
    await attendWhenDue();
    return lookEveryMs;
  };
  const loop: Loop = startLoop({ step, onError: wait, delays: backoff(100, 2_000) });
  return {
    lagMs: end.lagMs,
    stop: async () => {
      await loop.stop();
      await reader?.stop();
    },
  };
};
