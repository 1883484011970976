import { adoptionProgressed, adoptionWords, type AdoptionProgressedSchema, type EveryField } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent } from '@paltu/events';
import type { AdoptionRequest } from '../domain/request.ts';

/** What the public topic holds of a step: which pet and how far, and nothing of who asks for it. */
export const progressMessage = (request: AdoptionRequest, at: Date): OutgoingEvent => {
  const data = {
    petId: request.petId,
    version: BigInt(request.version),
    requestId: request.id,
    status: adoptionWords.status.toChoice(request.status),
  } satisfies EveryField<typeof AdoptionProgressedSchema>;
  return outgoingEvent(adoptionProgressed, { subject: request.petId, sequence: request.version, time: at, data });
};
