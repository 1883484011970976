import {
  adoptionAnswerDue,
  adoptionApproved,
  adoptionCancelled,
  adoptionFellThrough,
  adoptionMeetingNamed,
  adoptionRejected,
  adoptionRequested,
  adoptionWords,
  petHandedOver,
  requestState,
  petState,
  petWords,
  ReviewOutcomeSchema,
  type AdoptionRequest,
} from '@paltu/contracts';
import { onState, onMeaning, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { NoticeType, Notify, NoticeRequest } from './notice.ts';

type Audience = (request: AdoptionRequest) => readonly string[];

const owner: Audience = ({ ownerId }) => [ownerId];

const requester: Audience = ({ requesterId }) => [requesterId];

const both: Audience = ({ ownerId, requesterId }) => [ownerId, requesterId];

/** Those who did not end it; who has left is notified of nothing. */
const others: Audience = (request) => {
  const { closedBy, code } = request;
  const by = closedBy === undefined ? 'product' : adoptionWords.side.toWord(closedBy);
  if (by === 'owner' || code === 'owner-left') return requester(request);
  return by === 'requester' || code === 'requester-left' ? owner(request) : both(request);
};

const steps: Readonly<Record<string, readonly [NoticeType, Audience] | undefined>> = {
  [adoptionRequested.type]: ['adoption.requested', owner],
  [adoptionApproved.type]: ['adoption.approved', requester],
  [adoptionRejected.type]: ['adoption.rejected', requester],
  [petHandedOver.type]: ['adoption.handed-over', requester],
  [adoptionFellThrough.type]: ['adoption.fell-through', others],
};

/** By whom: the owner's answer to what is pending, the hand-over of what is approved. */
const dueOf = (request: AdoptionRequest): readonly [NoticeType, Audience] =>
  adoptionWords.status.toWord(request.status) === 'pending' ? ['adoption.answer-due', owner] : ['adoption.hand-over-due', both];

/** The one who asked took nothing back when the owner left. */
const endOf = ({ code }: AdoptionRequest): readonly [NoticeType, Audience] =>
  code === 'owner-left' ? ['adoption.owner-left', requester] : ['adoption.cancelled', others];

/** The side that has not named the day, or once it is agreed on, the one that named it first. */
const meetingOf = ({ meeting }: AdoptionRequest): readonly [NoticeType, Audience] | undefined => {
  if (meeting === undefined) return undefined;
  const isOfOwner = adoptionWords.side.toWord(meeting.by) === 'owner';
  return meeting.agreed
    ? ['adoption.meeting-agreed', isOfOwner ? owner : requester]
    : ['adoption.meeting-named', isOfOwner ? requester : owner];
};

const stepOf = (request: AdoptionRequest, eventType: string): readonly [NoticeType, Audience] | undefined => {
  if (eventType === adoptionAnswerDue.type) return dueOf(request);
  if (eventType === adoptionMeetingNamed.type) return meetingOf(request);
  if (eventType === adoptionRejected.type && request.code === 'owner-away') return ['adoption.owner-away', requester];
  return eventType === adoptionCancelled.type ? endOf(request) : steps[eventType];
};

/** A request has come one step further, or somebody is waited for. */
export const onAdoptionStep = (notifyIn: (trx: Transaction) => Notify): EventRule =>
  onState(requestState, async (request, { id, type: eventType, time, isRepublished }, trx) => {
    const step = stepOf(request, eventType);
    if (step === undefined || isRepublished) return;
    const [type, audience] = step;
    await notifyIn(trx)({
      eventId: id,
      type,
      memberIds: audience(request) as MemberId[],
      subjectId: request.id,
      thingId: request.petId,
      params: { pet: request.petName, code: request.code },
      page: 'dashboard?tab=requests',
      at: time,
    });
  });

/** Review has approved a listing, or refused it. */
export const onListingDecided = (notifyIn: (trx: Transaction) => Notify): EventRule =>
  onMeaning(
    petState,
    ({ state: pet, event }): NoticeRequest | undefined => {
      const status = petWords.approvalStatus.toWord(pet.approvalStatus);
      if (event.isRepublished || status === 'pending' || event.read('review', ReviewOutcomeSchema) === undefined) return undefined;
      return {
        eventId: event.id,
        type: `listing.${status}`,
        memberIds: [pet.ownerId as MemberId],
        subjectId: pet.id,
        thingId: pet.id,
        params: { pet: pet.name, reason: pet.rejectionReason },
        page: status === 'approved' ? `pet-${pet.id}` : 'dashboard?tab=pets',
        at: event.time,
      };
    },
    (request, trx) => notifyIn(trx)(request),
  );
