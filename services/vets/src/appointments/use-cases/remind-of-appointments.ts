import { eachByItself, type Logger } from '@paltu/kernel';
import { passTime } from '../domain/steps.ts';
import type { AppointmentQueries, DecisionNeeds } from './ports.ts';

export interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<AppointmentQueries, 'listDue'>;
  readonly logger: Logger;
}

const atOnce = 200;

/** Publishes what begins soon, and completes what is long over; several instances may do so at once. */
export const remindOfAppointments =
  ({ inTransaction, queries, clock, logger }: RemindNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    await eachByItself(await queries.listDue(now, atOnce), logger, ({ id, vetId }) =>
      inTransaction(async ({ calendars, appointments, keep }) => {
        // What another instance, or a decision, has locked is left to the next run.
        if ((await calendars.lockSkipLocked(vetId)) === undefined) return;
        const appointment = await appointments.findUnlessHeld(id);
        if (appointment !== undefined) await keep(appointment, passTime(appointment, now));
      }),
    );
  };
