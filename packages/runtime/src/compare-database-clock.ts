import type { Job } from '@paltu/kernel';
import { systemClock } from '@paltu/kernel';
import type { ClockComparison } from '@paltu/service-kit';
import type { Knex } from 'knex';

/** Compares the clock of the database with that of this process once a minute. */
export const compareDatabaseClock = (database: Knex, clocks: ClockComparison, clock = systemClock): Job => ({
  everyMs: 60_000,
  run: async () => {
    const { rows } = await database.raw<{ rows: [{ at: Date }] }>('select clock_timestamp() as at');
    clocks.note('the database', rows[0].at.getTime() - clock.now().getTime());
  },
});
