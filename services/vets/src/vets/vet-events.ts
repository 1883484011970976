import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  vetListed,
  vetSlotsChanged,
  vetUpdated,
  vetVerificationRequested,
  vetWords,
  type EveryField,
  type VetImageSchema,
  type VetSchema,
  type VetSlotSchema,
  type VetVerificationSchema,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import { verificationData } from '@paltu/marks';
import { isPublic, type Picture, type Slot, type Vet, type VetEvent } from './vet.ts';

const pictureMessage = ({ id, width, height }: Picture) => ({ id, width, height }) satisfies EveryField<typeof VetImageSchema>;

const slotMessage = ({ id, startsAt, endsAt }: Slot) =>
  ({ id, startsAt: timestampFromDate(startsAt), endsAt: timestampFromDate(endsAt) }) satisfies EveryField<typeof VetSlotSchema>;

const vetMessage = (vet: Vet) => {
  const { id, ownerId, version, marks, isActive, isOwnerAway, createdAt, updatedAt } = vet;
  const { name, specialty, qualifications, clinicName, cityId, consultationFee, bio, services, availability } = vet.details;
  const { homeVisit, emergency, telemedicine, experience } = vet.details;
  return {
    id,
    version: BigInt(version),
    ownerId,
    name,
    specialty,
    qualifications,
    clinicName,
    cityId,
    consultationFee,
    bio,
    services: [...services],
    availability,
    homeVisit,
    emergency,
    telemedicine,
    experience,
    image: vet.picture === null ? undefined : pictureMessage(vet.picture),
    images: vet.pictures.map(pictureMessage),
    ...marks,
    active: isActive,
    ownerAway: isOwnerAway,
    public: isPublic(vet),
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
    verification: verificationData(vet.verification, vetWords.verification.toChoice) satisfies EveryField<typeof VetVerificationSchema>,
    decidedUpTo: BigInt(vet.decidedUpTo),
    verifiedUntil: vet.verifiedUntil ?? '',
  } satisfies EveryField<typeof VetSchema>;
};

const toMessage = (event: VetEvent): OutgoingEvent => {
  const envelope = { subject: event.vet.id, sequence: event.vet.version, time: event.at };
  const vet = vetMessage(event.vet);
  switch (event.type) {
    case 'VetListed':
      return outgoingEvent(vetListed, { ...envelope, data: { vet } });
    case 'VetUpdated':
      return outgoingEvent(vetUpdated, { ...envelope, data: { vet } });
    case 'VetVerificationRequested':
      return outgoingEvent(vetVerificationRequested, { ...envelope, data: { vet } });
    case 'VetSlotsChanged': {
      const [added, removed] = [event.added.map(slotMessage), event.removed.map(slotMessage)];
      return outgoingEvent(vetSlotsChanged, { ...envelope, data: { vet, added, removed } });
    }
  }
};

/** The vet as it is, when nothing has happened. */
export const stateOfVet = (vet: Vet): OutgoingEvent[] => [toMessage({ type: 'VetUpdated', vet, at: vet.updatedAt })];

export const vetOutbox = (outbox: Outbox) => ({
  append: (events: readonly VetEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
