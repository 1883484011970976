import { backoff, reasonOf, throttledWarn, type Logger, type LoopOptions } from '@paltu/kernel';
import kafkajs from 'kafkajs';

/** For so long a broker that has started, or the first group of a new cluster, may take to decide who keeps a group. */
const undecidedMs = 15_000;

const undecided: readonly string[] = ['GROUP_COORDINATOR_NOT_AVAILABLE', 'NOT_COORDINATOR_FOR_GROUP', 'GROUP_LOAD_IN_PROGRESS'];

const isUndecided = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return (error instanceof kafkajs.KafkaJSProtocolError && undecided.includes(error.type)) || isUndecided(error.cause);
};

export interface GroupTrouble {
  failed(error: unknown, topics: readonly string[]): void;
  /** At a heartbeat: a consumer that started may still be refused by its group. */
  ended(): void;
  /** Before the next consumer; they grow until the trouble has ended. */
  readonly delays: LoopOptions['delays'];
}

/** Why readers of a group are replaced, for an operator; that it is not decided yet who keeps the group is trouble only where it lasts. */
export const groupTrouble = (logger: Logger): GroupTrouble => {
  const warn = throttledWarn(logger);
  const delays = backoff(200, 2_000);
  let undecidedSince: number | undefined;
  return {
    failed: (error, topics) => {
      const fields = { topics, reason: reasonOf(error) };
      undecidedSince = isUndecided(error) ? (undecidedSince ?? Date.now()) : undefined;
      if (undecidedSince !== undefined && Date.now() - undecidedSince < undecidedMs)
        logger.debug(fields, 'it is not decided yet who keeps the group: the reader is replaced');
      else warn(fields, 'reader failed and is replaced');
    },
    ended: () => {
      delays.reset();
      undecidedSince = undefined;
    },
    delays: { next: delays.next, reset: () => undefined },
  };
};
