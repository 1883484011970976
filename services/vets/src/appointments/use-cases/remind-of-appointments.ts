import { passTime } from '../domain/steps.ts';
import { keepDecided } from './keep-decided.ts';
import type { AppointmentQueries, DecisionNeeds } from './ports.ts';

export interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<AppointmentQueries, 'listDue'>;
}

const atOnce = 200;

/** Says what begins soon, and completes what is long over; several instances may do so at once. */
export const remindOfAppointments =
  ({ inTransaction, queries, clock }: RemindNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    for (const { id, vetId } of await queries.listDue(now, atOnce))
      await inTransaction(async (scope) => {
        // What another instance, or a decision, holds comes again in the next run.
        if ((await scope.calendars.holdUnlessHeld(vetId)) === undefined) return;
        const appointment = await scope.appointments.findUnlessHeld(id);
        if (appointment !== undefined) await keepDecided(scope, appointment, passTime(appointment, now));
      });
  };
