import {
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userRegistered,
  userRoleChanged,
  userState,
  petCreated,
  petDeleted,
  petPublished,
  petState,
  interestState,
  petLiked,
  adoptionApproved,
  adoptionRequested,
  adoptionWords,
  petHandedOver,
  requestState,
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentState,
  vetWords,
  reviewRemoved,
  reviewState,
  type Pet,
} from '@paltu/contracts';
import { onState, onStates, type EventRule, type ReceivedState } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FigureRecords } from './figure-store.ts';
import type { Activity, ActivityType } from './figure.ts';

type RecordsIn = (trx: Transaction) => FigureRecords;

const activityTypeOf: Readonly<Record<string, ActivityType | undefined>> = {
  [userRegistered.type]: 'account.registered',
  [userProfileUpdated.type]: 'account.updated',
  [userDeactivated.type]: 'account.deactivated',
  [userReactivated.type]: 'account.reactivated',
  [userEmailConfirmed.type]: 'email.confirmed',
  [userPasswordChanged.type]: 'password.changed',
  [userRoleChanged.type]: 'role.changed',
  [petCreated.type]: 'pet.listed',
  [petPublished.type]: 'pet.published',
  [adoptionRequested.type]: 'adoption.requested',
  [adoptionApproved.type]: 'adoption.approved',
  [petHandedOver.type]: 'adoption.completed',
  [appointmentBooked.type]: 'appointment.booked',
  [appointmentCancelled.type]: 'appointment.cancelled',
  [appointmentCompleted.type]: 'appointment.completed',
};

/** What a member does with their own account. */
export const onAccountChanged = (recordsIn: RecordsIn): EventRule =>
  onState(userState, async ({ id, verified }, { type, sequence, time, isRepublished }, trx) => {
    const records = recordsIn(trx);
    const memberId = id as MemberId;
    const activity = activityTypeOf[type];
    if (type === userErased.type) return records.forgetMember(memberId);
    if (verified) await records.count({ memberId, kind: 'email-confirmed', subjectId: id });
    if (activity !== undefined && !isRepublished)
      await records.keepActivities([{ subjectId: id, type: activity, version: sequence, memberId, action: '', at: time }]);
  });

type ReceivedPet = ReceivedState<Pet>;

const activityOf = ({ state: { id, ownerId, name }, event: { type, sequence, time } }: ReceivedPet): Activity[] => {
  const activity = activityTypeOf[type];
  if (activity === undefined) return [];
  return [{ subjectId: id, type: activity, version: sequence, memberId: ownerId as MemberId, action: name, at: time }];
};

const keep = async (records: FigureRecords, states: readonly ReceivedPet[]): Promise<void> => {
  await records.keepPetNames(states.map(({ state: { id, name }, event }) => ({ id, version: event.sequence, name })));
  await records.keepActivities(states.flatMap(activityOf));
  for (const { state, event } of states)
    if (event.type === petPublished.type)
      await records.count({ memberId: state.ownerId as MemberId, kind: 'listing-published', subjectId: state.id });
};

/** What a member offers, and when everybody sees it. */
export const onPetChanged = (recordsIn: RecordsIn): EventRule =>
  onStates(petState, async (states, trx) => {
    const records = recordsIn(trx);
    let kept: ReceivedPet[] = [];
    for (const one of states) {
      if (one.event.type !== petDeleted.type) {
        kept.push(one);
        continue;
      }
      // What was kept before goes with it.
      await keep(records, kept);
      kept = [];
      await records.dropPet(one.state.id);
    }
    await keep(records, kept);
  });

/** How often what a member offers is looked at, and that it is liked; never by whom. */
export const onInterestChanged = (recordsIn: RecordsIn): EventRule =>
  onState(interestState, async ({ petId, ownerId, likes, views }, { type, sequence, time, isRepublished }, trx) => {
    const records = recordsIn(trx);
    const memberId = ownerId as MemberId;
    const liked = { subjectId: petId, type: 'pet.liked', version: sequence } as const;
    await records.keepInterest({ id: petId, version: sequence, ownerId: memberId, views });
    if (likes > 0) await records.count({ memberId, kind: 'listing-liked', subjectId: petId });
    else await records.dropActivity(liked);
    if (type === petLiked.type && !isRepublished) await records.keepActivities([{ ...liked, memberId, action: '', at: time }]);
  });

/** What a member asks for, what becomes of it, and that somebody asks for a pet of theirs; never who. */
export const onAdoptionChanged = (recordsIn: RecordsIn): EventRule =>
  onState(requestState, async ({ id, petName, ownerId, requesterId, status }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const memberId = requesterId as MemberId;
    const activity = activityTypeOf[type];
    const entry = { subjectId: id, version: sequence, action: petName, at: time };
    await records.keepAdoption({
      id,
      version: sequence,
      requesterId: memberId,
      isCompleted: adoptionWords.status.toWord(status) === 'completed',
    });
    if (activity !== undefined) await records.keepActivities([{ ...entry, type: activity, memberId }]);
    if (activity === 'adoption.requested')
      await records.keepActivities([{ ...entry, type: 'adoption.received', memberId: ownerId as MemberId }]);
    if (activity === 'adoption.completed') await records.count({ memberId, kind: 'pet-adopted', subjectId: id });
  });

/** The visits that a member books, and that somebody books one with them: never who, or for which pet. */
export const onAppointmentChanged = (recordsIn: RecordsIn): EventRule =>
  onState(appointmentState, async ({ id, vetOwnerId, guestId, status }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const memberId = guestId as MemberId;
    const activity = activityTypeOf[type];
    const entry = { subjectId: id, version: sequence, at: time, action: '' };
    const isCancelled = vetWords.status.toWord(status) === 'cancelled';
    await records.keepAppointment({ id, version: sequence, guestId: memberId, isCancelled });
    if (activity !== undefined) await records.keepActivities([{ ...entry, type: activity, memberId }]);
    if (activity === 'appointment.booked')
      await records.keepActivities([{ ...entry, type: 'appointment.received', memberId: vetOwnerId as MemberId }]);
  });

/** The reviews that a member writes, and that somebody reviewed them; never who. One that is removed does not count. */
export const onReviewChanged = (recordsIn: RecordsIn): EventRule =>
  onState(reviewState, async ({ id, authorId, vetOwnerId, authorErased }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const isGiven = type !== reviewRemoved.type;
    const given = { subjectId: id, type: 'review.given', version: sequence } as const;
    const received = { ...given, type: 'review.received' } as const;
    await records.keepReview({ id, version: sequence, authorId: authorId as MemberId, isGiven });
    if (!isGiven) {
      await records.dropActivity(given);
      await records.dropActivity(received);
      return;
    }
    if (authorErased) return;
    await records.keepActivities([
      { ...given, memberId: authorId as MemberId, action: '', at: time },
      { ...received, memberId: vetOwnerId as MemberId, action: '', at: time },
    ]);
  });
