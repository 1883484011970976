import { eachDue, type Logger } from '@paltu/kernel';
import { passTime } from '../domain/steps.ts';
import type { AppointmentQueries, DecisionNeeds, DueAppointment } from './ports.ts';

export interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<AppointmentQueries, 'listDue'>;
  readonly logger: Logger;
}

/** Publishes what begins soon, and completes what is long over; several instances may do so at once. */
export const remindOfAppointments =
  ({ inTransaction, queries, clock, logger }: RemindNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    await eachDue<DueAppointment>({ list: (after, limit) => queries.listDue(now, after, limit), logger, stopping }, ({ id, vetId }) =>
      inTransaction(async ({ calendars, appointments, keep }) => {
        // What another instance, or a decision, has locked is left to the next run.
        if ((await calendars.lockSkipLocked(vetId)) === undefined) return;
        const appointment = await appointments.findUnlessHeld(id);
        if (appointment !== undefined) await keep(appointment, passTime(appointment, now));
      }),
    );
  };
