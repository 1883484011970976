import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  adoptionAnswerDue,
  adoptionApproved,
  adoptionCancelled,
  adoptionFellThrough,
  adoptionRejected,
  adoptionRequested,
  adoptionWords,
  petHandedOver,
  type AdoptionRequestSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { RequestEvent } from '../domain/request-events.ts';
import type { AdoptionRequest } from '../domain/request.ts';
import type { RequestOutbox } from '../use-cases/ports.ts';

const instant = (at: Date | null | undefined) => (at ? timestampFromDate(at) : undefined);

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
  }) satisfies EveryField<typeof AdoptionRequestSchema>;

/** A fact about a request as it goes out: nothing of what the two sides wrote. */
const toMessage = ({ type, request, at }: RequestEvent): OutgoingEvent => {
  const told = { subject: request.petId, sequence: request.version, time: at, data: { request: requestMessage(request) } };
  switch (type) {
    case 'AdoptionRequested':
      return outgoingEvent(adoptionRequested, told);
    case 'AdoptionApproved':
      return outgoingEvent(adoptionApproved, told);
    case 'AdoptionRejected':
      return outgoingEvent(adoptionRejected, told);
    case 'AdoptionCancelled':
      return outgoingEvent(adoptionCancelled, told);
    case 'PetHandedOver':
      return outgoingEvent(petHandedOver, told);
    case 'AdoptionFellThrough':
      return outgoingEvent(adoptionFellThrough, told);
    case 'AdoptionAnswerDue': {
      const awaited = adoptionWords.step.toChoice(request.status === 'approved' ? 'hand-over' : 'answer');
      return outgoingEvent(adoptionAnswerDue, { ...told, data: { ...told.data, awaited, reminder: request.remindersSaid } });
    }
  }
};

export const requestOutbox = (outbox: Outbox): RequestOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
