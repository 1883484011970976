import type { Clock, Logger } from '@paltu/kernel';

/** Reports when the clock of somebody else and ours differ, by which tokens would be refused or live too long. */
export interface ClockComparison {
  /** @param aheadMs by how much the clock of `other` is ahead of ours; negative when it is behind */
  note(other: string, aheadMs: number): void;
  /** What somebody has to look at, each in a few words. */
  problems(): readonly string[];
}

const mostMs = 30_000;
/** A difference that nobody has noticed again for so long is forgotten. */
const keptMs = 10 * 60_000;

const wordsFor = (other: string, aheadMs: number): string =>
  `the clock of ${other} is ${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ours`;

export const compareClocks = (clock: Clock, logger: Logger): ClockComparison => {
  const differences = new Map<string, { readonly aheadMs: number; readonly until: number }>();
  const now = (): number => clock.now().getTime();
  return {
    note: (other, aheadMs) => {
      const before = differences.get(other);
      if (Math.abs(aheadMs) <= mostMs) {
        if (differences.delete(other)) logger.info({ other }, 'a clock agrees with ours again');
        return;
      }
      if (before === undefined) logger.error({ other, aheadSeconds: Math.round(aheadMs / 1_000) }, 'a clock differs from ours');
      differences.set(other, { aheadMs, until: now() + keptMs });
    },
    problems: () => {
      for (const [other, { until }] of differences) if (until <= now()) differences.delete(other);
      return [...differences].map(([other, { aheadMs }]) => wordsFor(other, aheadMs));
    },
  };
};
