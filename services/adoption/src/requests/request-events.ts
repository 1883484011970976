import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  adoptionAnswerDue,
  adoptionApproved,
  adoptionCancelled,
  adoptionFellThrough,
  adoptionMeetingNamed,
  adoptionProgressed,
  adoptionRejected,
  adoptionRequested,
  adoptionWords,
  petHandedOver,
  petState,
  type AdoptionMeetingSchema,
  type AdoptionProgressedSchema,
  type AdoptionRequestSchema,
  type EveryField,
} from '@paltu/contracts';
import { onMeaning, outgoingEvent, type EventRule, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { knownPetOfMessage } from '@paltu/projections';
import { endOfListing } from './request-decisions.ts';
import type { EndedListing } from './request-use-cases.ts';
import type { AdoptionRequest, Meeting, RequestEvent, RequestStatus } from './request.ts';

/** What the public topic holds of a step: which pet and how far, and nothing of who asks for it. */
const progressMessage = (request: AdoptionRequest, at: Date): OutgoingEvent => {
  const data = {
    petId: request.petId,
    version: BigInt(request.version),
    requestId: request.id,
    status: adoptionWords.status.toChoice(request.status),
  } satisfies EveryField<typeof AdoptionProgressedSchema>;
  return outgoingEvent(adoptionProgressed, { subject: request.petId, sequence: request.version, time: at, data });
};

const instant = (at: Date | null | undefined) => (at ? timestampFromDate(at) : undefined);

const meetingMessage = ({ day, by, isAgreed }: Meeting) =>
  ({ day, by: adoptionWords.side.toChoice(by), agreed: isAgreed }) satisfies EveryField<typeof AdoptionMeetingSchema>;

const requestMessage = (request: AdoptionRequest) =>
  ({
    id: request.id,
    version: BigInt(request.version),
    petId: request.petId,
    petName: request.petName,
    ownerId: request.ownerId,
    requesterId: request.requesterId,
    status: adoptionWords.status.toChoice(request.status),
    closedBy: request.closing ? adoptionWords.side.toChoice(request.closing.by) : undefined,
    code: request.closing?.code ?? '',
    createdAt: timestampFromDate(request.createdAt),
    updatedAt: timestampFromDate(request.updatedAt),
    respondBy: timestampFromDate(request.respondBy),
    approvedAt: instant(request.approvedAt),
    completedAt: instant(request.completedAt),
    closedAt: instant(request.closing?.at),
    meeting: request.meeting ? meetingMessage(request.meeting) : undefined,
  }) satisfies EveryField<typeof AdoptionRequestSchema>;

/** A fact about a request as it goes out: nothing of what the two sides wrote. */
const toMessage = ({ type, request, at }: RequestEvent): OutgoingEvent => {
  const outgoing = { subject: request.petId, sequence: request.version, time: at, data: { request: requestMessage(request) } };
  switch (type) {
    case 'AdoptionMeetingNamed':
      return outgoingEvent(adoptionMeetingNamed, outgoing);
    case 'AdoptionRequested':
      return outgoingEvent(adoptionRequested, outgoing);
    case 'AdoptionApproved':
      return outgoingEvent(adoptionApproved, outgoing);
    case 'AdoptionRejected':
      return outgoingEvent(adoptionRejected, outgoing);
    case 'AdoptionCancelled':
      return outgoingEvent(adoptionCancelled, outgoing);
    case 'PetHandedOver':
      return outgoingEvent(petHandedOver, outgoing);
    case 'AdoptionFellThrough':
      return outgoingEvent(adoptionFellThrough, outgoing);
    case 'AdoptionAnswerDue': {
      const awaited = adoptionWords.step.toChoice(request.status === 'approved' ? 'hand-over' : 'answer');
      return outgoingEvent(adoptionAnswerDue, { ...outgoing, data: { ...outgoing.data, awaited, reminder: request.remindersSent } });
    }
  }
};

/** Neither a reminder nor a day to meet is a step. */
const progressMessages = ({ type, request, at }: RequestEvent): OutgoingEvent[] =>
  type === 'AdoptionAnswerDue' || type === 'AdoptionMeetingNamed' ? [] : [progressMessage(request, at)];

/** Where the events go, in the same transaction. */
export const requestOutbox = (outbox: Outbox) => ({
  append: (events: readonly RequestEvent[]) => outbox.append(events.flatMap((event) => [toMessage(event), ...progressMessages(event)])),
});

const typeByStatus: Readonly<Record<RequestStatus, RequestEvent['type']>> = {
  pending: 'AdoptionRequested',
  approved: 'AdoptionApproved',
  rejected: 'AdoptionRejected',
  cancelled: 'AdoptionCancelled',
  completed: 'PetHandedOver',
  'fell-through': 'AdoptionFellThrough',
};

/** The request as it is, when nothing has happened to it: its last step once more. */
export const stateOfRequest = (request: AdoptionRequest): OutgoingEvent[] => {
  const at = request.history.at(-1)?.at ?? request.updatedAt;
  return [toMessage({ type: typeByStatus[request.status], request, at }), progressMessage(request, at)];
};

/** Every event of pets carries the whole listing. What happens to one without ending it is left to the projection of pets. */
export const onPetChanged = (followIn: (trx: Transaction) => (listing: EndedListing) => Promise<void>): EventRule =>
  onMeaning(
    petState,
    ({ state, event }) => {
      const pet = knownPetOfMessage(state, event);
      const end = endOfListing(pet);
      return end && { pet, end };
    },
    (listing, trx) => followIn(trx)(listing),
  );
