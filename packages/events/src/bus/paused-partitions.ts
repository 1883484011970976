import { backoff, type Backoff } from '@paltu/kernel';
import { partitionName } from './ordered-log.ts';

interface Partition {
  readonly topic: string;
  readonly partition: number;
}

interface Pause {
  until: number;
  readonly delays: Backoff;
}

export interface PausedPartitions {
  /** Lets a partition rest, longer each time it is interrupted again; answers for how many milliseconds. */
  pause(partition: Partition): number;
  has(partition: Partition): boolean;
  /** Forgets the pauses of partitions that went on. */
  release(partitions: readonly Partition[]): void;
  /** How many partitions rest or have not gone on since. */
  size(): number;
}

/** Partitions that wait for what they need while the others of their group go on. */
export const pausedPartitions = (): PausedPartitions => {
  const pauses = new Map<string, Pause>();
  return {
    pause: (partition) => {
      const name = partitionName(partition);
      const pause = pauses.get(name) ?? { until: 0, delays: backoff(200, 5_000) };
      const restMs = pause.delays.next();
      pause.until = Date.now() + restMs;
      pauses.set(name, pause);
      return restMs;
    },
    has: (partition) => Date.now() < (pauses.get(partitionName(partition))?.until ?? 0),
    release: (partitions) => {
      for (const partition of partitions) pauses.delete(partitionName(partition));
    },
    size: () => pauses.size,
  };
};
