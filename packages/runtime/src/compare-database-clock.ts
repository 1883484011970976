import type { Job } from '@paltu/kernel';
import { systemClock } from '@paltu/kernel';
import type { ClockComparison } from '@paltu/service-kit';

/** Compares the clock of the database with that of this process once a minute. */
export const compareDatabaseClock = (now: () => Promise<Date>, clocks: ClockComparison, clock = systemClock): Job => ({
  everyMs: 60_000,
  run: async () => {
    clocks.note('the database', (await now()).getTime() - clock.now().getTime());
  },
});
