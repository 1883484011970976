import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentDue,
  appointmentMissed,
  appointmentState,
  commentPosted,
  commentState,
  messageState,
  payoutChanged,
  petState,
  requestState,
  storeState,
  vetState,
} from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onAdoptionStep, onListingDecided } from '../src/notifications/adoption-events.ts';
import { onAppointmentStep } from '../src/notifications/appointment-events.ts';
import { onCommentAnswered, onMessageSent } from '../src/notifications/message-events.ts';
import { onStoreMarked, onVetMarked } from '../src/notifications/mark-events.ts';
import { onPayoutChanged } from '../src/notifications/refund-events.ts';
import type { MarkedThing } from '../src/notifications/mark.ts';
import type { Notify } from '../src/notifications/notice.ts';

type Fields = Readonly<Record<string, string>>;

const noticesOf = (rulesOf: (notifyIn: () => Notify) => readonly EventRule[]) =>
  takenBy((take, message) => {
    // Each event has an id of its own.
    const rules = rulesOf(
      () =>
        async (...requests) =>
          take(...requests.map(({ eventId: _, ...request }) => request)),
    );
    return rules.find(({ type }) => type === undefined || type === message.type);
  });

export const consumed = (
  state: { readonly topic: { readonly name: string } },
  rules: (notifyIn: () => Notify) => readonly EventRule[],
  expects: ConsumedTopic['expects'],
): ConsumedTopic => ({ consumer: 'messaging.notices', topic: state.topic.name, left: noticesOf(rules), expects });

/** Those of two who did not end it, and have not left. */
const othersOf = ({ closedBy, code }: Fields, [one, other]: readonly [string, string]): string[] => {
  if (closedBy === one || (closedBy !== other && code === `${one}-left`)) return [other];
  if (code === `${one}-left`) return [other];
  return closedBy === other || code === `${other}-left` ? [one] : [one, other];
};

/** Who named a day is notified once it is agreed on, before that the other side. */
const meetingOf = ({ meeting, ownerId, requesterId }: Fields): unknown[] => {
  const { by, agreed } = (meeting ?? {}) as { by?: string; agreed?: boolean };
  if (by === undefined) return [];
  return [agreed ? 'meeting-agreed' : 'meeting-named', [agreed === (by === 'owner') ? ownerId : requesterId]];
};

const adoptionSteps = (request: Fields): Record<string, unknown[]> => {
  const { ownerId = '', requesterId = '', status } = request;
  const others = othersOf(request, ['owner', 'requester']).map((side) => request[`${side}Id`]);
  return {
    requested: ['requested', [ownerId]],
    approved: ['approved', [requesterId]],
    rejected: [request['code'] === 'owner-away' ? 'owner-away' : 'rejected', [requesterId]],
    cancelled: [request['code'] === 'owner-left' ? 'owner-left' : 'cancelled', others],
    'handed-over': ['handed-over', [requesterId]],
    'fell-through': ['fell-through', others],
    'answer-due': status === 'pending' ? ['answer-due', [ownerId]] : ['hand-over-due', [ownerId, requesterId]],
    'meeting-named': meetingOf(request),
  };
};

const adoption = consumed(
  requestState,
  (notifyIn) => [onAdoptionStep(notifyIn)],
  ({ data, time }, type) => {
    const { id, petId, petName: pet = '', code = '' } = data['request'] as Fields;
    const [step, memberIds] = adoptionSteps(data['request'] as Fields)[type.split('.')[3] ?? ''] ?? [];
    if (step === undefined) return [];
    return [
      {
        type: `adoption.${step}`,
        memberIds,
        subjectId: id,
        thingId: petId,
        params: { pet, code },
        page: 'dashboard?tab=requests',
        at: time,
      },
    ];
  },
);

const appointments = consumed(appointmentState, onAppointmentStep, ({ data, time }, eventType) => {
  const appointment = data['appointment'] as Fields & { readonly startsAt: Date };
  const { id, vetId: thingId, vetName: vet, code, guestId = '', vetOwnerId = '', startsAt } = appointment as Fields & { startsAt: Date };
  const steps: Record<string, readonly [string, readonly string[]]> = {
    [appointmentBooked.type]: ['booked', ['vet']],
    [appointmentCancelled.type]: ['cancelled', othersOf(appointment, ['guest', 'vet'])],
    [appointmentCompleted.type]: ['completed', ['guest']],
    [appointmentMissed.type]: ['missed', ['guest']],
    [appointmentDue.type]: ['due', ['guest', 'vet']],
  };
  const [step, sides] = steps[eventType] ?? ['', []];
  const params = { vet, startsAt: startsAt.toISOString(), code };
  return sides.map((side) => ({
    type: `appointment.${step}`,
    memberIds: [side === 'guest' ? guestId : vetOwnerId],
    subjectId: id,
    thingId,
    params,
    page: side === 'guest' ? 'dashboard?tab=appointments' : 'vet-dashboard',
    at: time,
  }));
});

const listings = consumed(
  petState,
  (notifyIn) => [onListingDecided(notifyIn)],
  ({ data, time }) => {
    const { id, ownerId, name, approvalStatus, rejectionReason } = data['pet'] as Fields;
    if (data['review'] === undefined || approvalStatus === 'pending') return [];
    return [
      {
        type: `listing.${approvalStatus}`,
        memberIds: [ownerId],
        subjectId: id,
        thingId: id,
        params: { pet: name, reason: rejectionReason },
        page: approvalStatus === 'approved' ? `pet-${id}` : 'dashboard?tab=pets',
        at: time,
      },
    ];
  },
);

const messages = consumed(
  messageState,
  (notifyIn) => [onMessageSent(notifyIn, () => async (wanted) => wanted.map(() => ({ thing: 'شیرو', readUpTo: 0 })))],
  ({ data, time }) => {
    const { conversationId: subjectId, thingId, recipientId } = data['message'] as Fields;
    const page = `messages?id=${subjectId}`;
    return [{ type: 'message.received', memberIds: [recipientId], subjectId, thingId, params: { thing: 'شیرو' }, page, at: time }];
  },
);

const comments = consumed(
  commentState,
  (notifyIn) => [onCommentAnswered(notifyIn)],
  ({ data, time }, type) => {
    const { parentAuthorId, authorId, parentId, articleSlug } = data['comment'] as Fields;
    if (type !== commentPosted.type || !parentAuthorId || parentAuthorId === authorId) return [];
    const page = `blog-${articleSlug}`;
    return [{ type: 'comment.answered', memberIds: [parentAuthorId], subjectId: parentId, params: {}, page, at: time }];
  },
);

const ledgers = consumed(
  payoutChanged,
  (notifyIn) => [onPayoutChanged(notifyIn)],
  ({ data, time }, type) => {
    if (type !== payoutChanged.type) return [];
    const { storeId: subjectId, sellerId, heldUntil } = data as unknown as Fields & { readonly heldUntil: Date };
    const notice = {
      type: 'payout.changed',
      memberIds: [sellerId],
      subjectId,
      thingId: subjectId,
      params: { startsAt: heldUntil.toISOString() },
    };
    return [{ ...notice, page: 'vendor-dashboard?tab=account', at: time }];
  },
);

interface MarkedFields {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly hidden: boolean;
  readonly registered?: boolean;
  readonly verification?: { readonly status: string; readonly number: number; readonly reason: string };
}

const marked = (
  state: { readonly topic: { readonly name: string } },
  rule: typeof onStoreMarked,
  field: 'store' | 'vet',
  page: string,
): ConsumedTopic => ({
  consumer: 'messaging.marks',
  topic: state.topic.name,
  left: takenBy<Omit<MarkedThing, 'eventId'>>((take) =>
    rule(
      () =>
        async ({ eventId: _, ...thing }) =>
          take(thing),
    ),
  ),
  expects: ({ data, sequence, time }) => {
    const { id, ownerId, name, verified, featured, hidden, registered = false, verification } = data[field] as MarkedFields;
    const sentBack = verification?.status === 'sent-back' ? verification.number : 0;
    const marks = { verified, featured, hidden, registered, sentBack };
    const areChecked = verification?.status === 'waiting';
    return [{ thingId: id, version: sequence, marks, areChecked, ownerId, name, reason: verification?.reason ?? '', page, at: time }];
  },
});

export const consumedTopics: readonly ConsumedTopic[] = [
  adoption,
  appointments,
  listings,
  messages,
  comments,
  ledgers,
  marked(storeState, onStoreMarked, 'store', 'vendor-dashboard?tab=verification'),
  marked(vetState, onVetMarked, 'vet', 'vet-profile-page'),
];
