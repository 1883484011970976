import { backoff, type Backoff } from '@paltu/kernel';
import { partitionName, type Partition } from '../envelope/event.ts';

interface Pause {
  until: number;
  readonly delays: Backoff;
}

export interface PausedPartitions {
  /** Pauses a partition, longer each time it is interrupted again, and one that is paused no longer; returns for how many milliseconds. */
  pause(partition: Partition): number;
  has(partition: Partition): boolean;
  /** Forgets the pauses of partitions that made progress, or have nothing left. */
  release(partitions: readonly Partition[]): void;
  /** How many partitions are paused, or were and have not been released since. */
  size(): number;
}

/** Partitions whose handler failed for want of a dependency, while the others of their group go on. */
export const pausedPartitions = (): PausedPartitions => {
  const pauses = new Map<string, Pause>();
  return {
    pause: (partition) => {
      const name = partitionName(partition);
      const pause = pauses.get(name) ?? { until: 0, delays: backoff(200, 5_000) };
      const now = Date.now();
      if (now >= pause.until) pause.until = now + pause.delays.next();
      pauses.set(name, pause);
      return pause.until - now;
    },
    has: (partition) => Date.now() < (pauses.get(partitionName(partition))?.until ?? 0),
    release: (partitions) => {
      for (const partition of partitions) pauses.delete(partitionName(partition));
    },
    size: () => pauses.size,
  };
};
