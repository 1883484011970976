import type { Clock, MemberId } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { followLeaving as follow } from '../domain/steps.ts';
import type { AppointmentScope } from './ports.ts';

export interface FollowMemberNeeds {
  readonly scope: AppointmentScope;
  readonly clock: Clock;
}

const cancelVisits = async ({ scope, clock }: FollowMemberNeeds, memberId: MemberId): Promise<void> => {
  const now = clock.now();
  // Held before the visits are listed: one that is booked in between would stay.
  for (const vetId of await scope.calendars.listOf(memberId, now)) await scope.calendars.hold(vetId);
  for (const { id } of await scope.appointments.listToCome(memberId, now)) {
    const appointment = await scope.appointments.get(id);
    const by = appointment.guestId === memberId ? 'guest' : 'vet';
    await scope.keep(appointment, follow(appointment, by, now));
  }
};

/** Cancels the visits to come of a member who leaves, and forgets the words of one whose account is erased. */
export const followMember =
  (needs: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    if (isAway) await cancelVisits(needs, memberId);
    if (isErased) await needs.scope.appointments.eraseTexts(memberId);
  };
