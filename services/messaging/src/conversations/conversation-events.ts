import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  accessoryRemoved,
  accessoryState,
  AccessoryStatus,
  adoptionWords,
  messageSent,
  messageWords,
  petState,
  requestState,
  storeState,
  vetState,
  type EveryField,
  type SentMessageSchema,
} from '@paltu/contracts';
import { outgoingEvent, onStates, type Outbox, type OutgoingEvent, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { isPublicPet, knownPetOfMessage, type KnownPet } from '@paltu/projections';
import type { RequestId } from './adoption-request.ts';
import type { AdoptionRequests, ThingRecords } from './conversation-store.ts';
import { memberOf, otherSide, type MessageSent, type Thing, type ThingId } from './conversation.ts';

const sentMessage = ({ conversation, message }: MessageSent) =>
  ({
    id: message.id,
    version: BigInt(message.number),
    conversationId: conversation.id,
    thing: messageWords.thing.toChoice(conversation.thingKind),
    thingId: conversation.thingId,
    senderId: message.writerId ?? '',
    recipientId: memberOf(conversation, otherSide(message.side)) ?? '',
    sentAt: timestampFromDate(message.sentAt),
  }) satisfies EveryField<typeof SentMessageSchema>;

/** A message as it goes out: nothing of what was written. */
const toMessage = (sent: MessageSent): OutgoingEvent =>
  outgoingEvent(messageSent, {
    subject: sent.conversation.id,
    sequence: sent.message.number,
    time: sent.message.sentAt,
    data: { message: sentMessage(sent) },
  });

/** @param signals what members see of their conversations is out of date */
export const messageOutbox = (outbox: Outbox, signals: (memberIds: readonly MemberId[]) => readonly OutgoingEvent[]) => ({
  append: (sent: MessageSent, seenBy: readonly MemberId[]): Promise<void> => outbox.append([toMessage(sent), ...signals(seenBy)]),
});

/** A picture of an event; null where the thing has none. */
const pictureOf = (image: { readonly id: string; readonly width: number; readonly height: number } | undefined): Thing['picture'] =>
  image === undefined ? null : { id: image.id, width: image.width, height: image.height };

const thingOf = (pet: KnownPet): Thing => {
  const { ownerId, name, images } = pet.snapshot;
  return {
    id: pet.id as string as ThingId,
    version: pet.version,
    kind: 'pet',
    ownerId,
    name,
    picture: pictureOf(images[0]),
    isPublic: isPublicPet(pet),
  };
};

export const onPetChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(petState, (states, trx) => recordsIn(trx).keep(states.map(({ state, event }) => thingOf(knownPetOfMessage(state, event)))));

export const onProductChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(accessoryState, (states, trx) =>
    recordsIn(trx).keep(
      states.map(({ state: { id, ownerId, name, images, status, hidden }, event: { sequence, type } }) => ({
        id: id as ThingId,
        version: sequence,
        kind: 'product',
        ownerId: ownerId as MemberId,
        name,
        picture: pictureOf(images[0]),
        isPublic: !hidden && status !== AccessoryStatus.DRAFT && type !== accessoryRemoved.type,
      })),
    ),
  );

/** A store that is closed for now can still be written to. */
export const onStoreChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(storeState, (states, trx) =>
    recordsIn(trx).keep(
      states.map(({ state: { id, ownerId, name, image, hidden, ownerAway }, event: { sequence } }) => ({
        id: id as ThingId,
        version: sequence,
        kind: 'store',
        ownerId: ownerId as MemberId,
        name,
        picture: pictureOf(image),
        isPublic: !hidden && !ownerAway,
      })),
    ),
  );

export const onVetChanged = (recordsIn: (trx: Transaction) => ThingRecords): EventRule =>
  onStates(vetState, (states, trx) =>
    recordsIn(trx).keep(
      states.map(({ state: { id, ownerId, name, image, public: isPublic }, event: { sequence } }) => ({
        id: id as ThingId,
        version: sequence,
        kind: 'vet',
        ownerId: ownerId as MemberId,
        name,
        picture: pictureOf(image),
        isPublic,
      })),
    ),
  );

const openStatuses = ['pending', 'approved'];

export const onRequestChanged = (requestsIn: (trx: Transaction) => Pick<AdoptionRequests, 'keep'>): EventRule =>
  onStates(requestState, (states, trx) =>
    requestsIn(trx).keep(
      states.map(({ state: { id, petId, ownerId, requesterId, status }, event: { sequence } }) => ({
        id: id as RequestId,
        version: sequence,
        petId: petId as ThingId,
        ownerId: ownerId as MemberId,
        requesterId: requesterId as MemberId,
        isOpen: openStatuses.includes(adoptionWords.status.toWord(status)),
      })),
    ),
  );
