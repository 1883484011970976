import type { Clock, MemberId } from '@paltu/kernel';
import type { AccountReport } from '@paltu/projections';
import { followLeaving as follow } from '../domain/steps.ts';
import type { AppointmentScope } from './ports.ts';

/** In one transaction with the cursor of what was heard. */
export interface FollowLeavingNeeds {
  readonly scope: AppointmentScope;
  readonly clock: Clock;
}

export type FollowLeaving = (report: AccountReport) => Promise<void>;

const cancelVisits = async ({ scope, clock }: FollowLeavingNeeds, memberId: MemberId): Promise<void> => {
  const now = clock.now();
  // Held before the visits are listed: one that is booked in between would stay.
  for (const vetId of await scope.calendars.listOf(memberId, now)) await scope.calendars.hold(vetId);
  for (const { id } of await scope.appointments.listToCome(memberId, now)) {
    const appointment = await scope.appointments.get(id);
    const by = appointment.guestId === memberId ? 'guest' : 'vet';
    await scope.keep(appointment, follow(appointment, by, now));
  }
};

/** Cancels the visits to come of who leaves, and forgets the words of who is gone. */
export const followLeaving =
  (needs: FollowLeavingNeeds): FollowLeaving =>
  async ({ memberId, isAway, isErased }) => {
    if (isAway) await cancelVisits(needs, memberId);
    if (isErased) await needs.scope.appointments.eraseTexts(memberId);
  };
