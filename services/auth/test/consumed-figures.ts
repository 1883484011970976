import {
  adoptionApproved,
  adoptionRequested,
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentState,
  interestState,
  petCreated,
  petDeleted,
  petHandedOver,
  petLiked,
  petPublished,
  petState,
  requestState,
  reviewRemoved,
  reviewState,
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userRegistered,
  userReinstated,
  userRoleChanged,
  userState,
  userSuspended,
} from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import {
  onAccountChanged,
  onAdoptionChanged,
  onAppointmentChanged,
  onInterestChanged,
  onPetChanged,
  onReviewChanged,
} from '../src/figures/figure-events.ts';
import type { FigureRecords } from '../src/figures/figure-store.ts';

/** What `rule` writes down of a message, as it comes. */
const leftBy = (rule: (recordsIn: () => FigureRecords) => EventRule) =>
  takenBy((take) =>
    rule(() => ({
      keepActivities: async (activities) => take(...activities),
      dropActivity: async (dropped) => take({ dropped }),
      keepPetNames: async (pets) => take(...pets.map((named) => ({ named }))),
      dropPet: async (petId) => take({ droppedPet: petId }),
      keepInterest: async (interest) => take(interest),
      keepAdoption: async (adoption) => take({ adoption }),
      keepAppointment: async (appointment) => take({ appointment }),
      keepReview: async (review) => take({ review }),
      count: async (counted) => take({ counted }),
      forgetMember: async (memberId) => take({ forgotten: memberId }),
    })),
  );

const accountActivities: Record<string, string | undefined> = {
  [userRegistered.type]: 'account.registered',
  [userProfileUpdated.type]: 'account.updated',
  [userDeactivated.type]: 'account.deactivated',
  [userReactivated.type]: 'account.reactivated',
  [userEmailConfirmed.type]: 'email.confirmed',
  [userPasswordChanged.type]: 'password.changed',
  [userRoleChanged.type]: 'role.changed',
};

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'auth.figures',
    topic: userState.topic.name,
    left: leftBy(onAccountChanged),
    expects: ({ data, sequence, time }, type) => {
      const { id, verified } = data['user'] as { id: string; verified: boolean };
      if (type === userErased.type) return [{ forgotten: id }];
      const activity = { subjectId: id, version: sequence, memberId: id, type: accountActivities[type], action: '', at: time };
      // What an admin does is no activity of the member.
      const done = [userSuspended.type, userReinstated.type].includes(type) ? [] : [activity];
      return [...(verified ? [{ counted: { memberId: id, kind: 'email-confirmed', subjectId: id } }] : []), ...done];
    },
  },
  {
    consumer: 'auth.figures',
    topic: petState.topic.name,
    left: leftBy(onPetChanged),
    expects: ({ data, sequence, time }, type) => {
      const { id, ownerId, name } = data['pet'] as { id: string; ownerId: string; name: string };
      if (type === petDeleted.type) return [{ droppedPet: id }];
      const entry = { [petCreated.type]: 'pet.listed', [petPublished.type]: 'pet.published' }[type];
      return [
        { named: { id, version: sequence, name } },
        ...(entry === undefined ? [] : [{ subjectId: id, version: sequence, memberId: ownerId, type: entry, action: name, at: time }]),
        ...(type === petPublished.type ? [{ counted: { memberId: ownerId, kind: 'listing-published', subjectId: id } }] : []),
      ];
    },
  },
  {
    consumer: 'auth.figures',
    topic: interestState.topic.name,
    left: leftBy(onInterestChanged),
    expects: ({ data, sequence, time }, type) => {
      const { petId, ownerId, likes, views } = data['interest'] as { petId: string; ownerId: string; likes: number; views: number };
      const liked = { subjectId: petId, type: 'pet.liked', version: sequence };
      return [
        { id: petId, version: sequence, ownerId, views },
        likes > 0 ? { counted: { memberId: ownerId, kind: 'listing-liked', subjectId: petId } } : { dropped: liked },
        ...(type === petLiked.type ? [{ ...liked, memberId: ownerId, action: '', at: time }] : []),
      ];
    },
  },
  {
    consumer: 'auth.figures',
    topic: requestState.topic.name,
    left: leftBy(onAdoptionChanged),
    expects: ({ data, sequence, time }, type) => {
      const { id, petName, ownerId, requesterId, status } = data['request'] as Record<string, string>;
      const entry = { subjectId: id, version: sequence, action: petName, at: time };
      const activity = { [adoptionRequested.type]: 'adoption.requested', [adoptionApproved.type]: 'adoption.approved' }[type];
      const isHandOver = type === petHandedOver.type;
      return [
        { adoption: { id, version: sequence, requesterId, isCompleted: status === 'completed' } },
        ...(activity === undefined ? [] : [{ ...entry, type: activity, memberId: requesterId }]),
        ...(type === adoptionRequested.type ? [{ ...entry, type: 'adoption.received', memberId: ownerId }] : []),
        ...(isHandOver ? [{ ...entry, type: 'adoption.completed', memberId: requesterId }] : []),
        ...(isHandOver ? [{ counted: { memberId: requesterId, kind: 'pet-adopted', subjectId: id } }] : []),
      ];
    },
  },
  {
    consumer: 'auth.figures',
    topic: appointmentState.topic.name,
    left: leftBy(onAppointmentChanged),
    expects: ({ data, sequence, time }, type) => {
      const { id, vetOwnerId, guestId, status } = data['appointment'] as Record<string, string>;
      const entry = { subjectId: id, version: sequence, at: time, action: '' };
      const activity = {
        [appointmentBooked.type]: 'appointment.booked',
        [appointmentCancelled.type]: 'appointment.cancelled',
        [appointmentCompleted.type]: 'appointment.completed',
      }[type];
      return [
        { appointment: { id, version: sequence, guestId, isCancelled: status === 'cancelled' } },
        ...(activity === undefined ? [] : [{ ...entry, type: activity, memberId: guestId }]),
        ...(type === appointmentBooked.type ? [{ ...entry, type: 'appointment.received', memberId: vetOwnerId }] : []),
      ];
    },
  },
  {
    consumer: 'auth.figures',
    topic: reviewState.topic.name,
    left: leftBy(onReviewChanged),
    expects: ({ data, sequence, time }, type) => {
      const { id, authorId, vetOwnerId, authorErased } = data['review'] as Record<'id' | 'authorId' | 'vetOwnerId', string> & {
        authorErased: boolean;
      };
      const isGiven = type !== reviewRemoved.type;
      const entry = { subjectId: id, version: sequence };
      const sides = [
        { type: 'review.given', memberId: authorId },
        { type: 'review.received', memberId: vetOwnerId },
      ];
      const kept = { review: { id, version: sequence, authorId, isGiven } };
      if (!isGiven) return [kept, ...sides.map((side) => ({ dropped: { ...entry, type: side.type } }))];
      return [kept, ...(authorErased ? [] : sides.map((side) => ({ ...entry, ...side, action: '', at: time })))];
    },
  },
];
