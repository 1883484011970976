import type { Clock, MemberId } from '@paltu/kernel';
import { followLeaving as follow } from '../domain/steps.ts';
import { keepDecided } from './keep-decided.ts';
import type { AppointmentScope } from './ports.ts';

export interface Leaving {
  readonly memberId: MemberId;
  readonly isAway: boolean;
  /** The account is no more. */
  readonly isErased: boolean;
}

/** Cancels the visits to come of who leaves, and forgets the words of who is gone. */
export const followLeaving = async (scope: AppointmentScope, { memberId, isAway, isErased }: Leaving, clock: Clock): Promise<void> => {
  const now = clock.now();
  if (isAway) {
    const toCome = await scope.appointments.listToCome(memberId, now);
    for (const vetId of [...new Set(toCome.map((appointment) => appointment.vetId))].sort()) await scope.calendars.hold(vetId);
    for (const { id } of toCome) {
      const appointment = await scope.appointments.find(id);
      if (appointment === undefined) continue;
      const by = appointment.guestId === memberId ? 'guest' : 'vet';
      await keepDecided(scope, appointment, follow(appointment, by, now));
    }
  }
  if (isErased) await scope.appointments.eraseTexts(memberId);
};
