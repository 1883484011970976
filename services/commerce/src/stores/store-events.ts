import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  shopWords,
  storeOpened,
  storeUpdated,
  storeVerificationRequested,
  type EveryField,
  type StoreImageSchema,
  type StoreSchema,
  type StoreVerificationSchema,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import { verificationData } from '@paltu/marks';
import { isOpen, type Picture, type Store, type StoreEvent } from './store.ts';

const pictureMessage = (picture: Picture | null) => {
  if (picture === null) return undefined;
  const { id, width, height } = picture;
  return { id, width, height } satisfies EveryField<typeof StoreImageSchema>;
};

const storeMessage = (store: Store) => {
  const { id, ownerId, version, marks, verification, verifiedUntil, isActive, isOwnerAway, createdAt, updatedAt } = store;
  const { name, type, description, cityId, hours, sendsWithinDays, services, features } = store.details;
  return {
    id,
    version: BigInt(version),
    ownerId,
    name,
    type,
    description,
    cityId,
    hours,
    sendsWithinDays,
    services: [...services],
    features: [...features],
    image: pictureMessage(store.image),
    banner: pictureMessage(store.banner),
    ...marks,
    decidedUpTo: BigInt(store.decidedUpTo),
    active: isActive,
    ownerAway: isOwnerAway,
    open: isOpen(store),
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
    verification: verificationData(verification, shopWords.verification.toChoice) satisfies EveryField<typeof StoreVerificationSchema>,
    verifiedUntil: verifiedUntil ?? '',
  } satisfies EveryField<typeof StoreSchema>;
};

const toMessage = ({ type, store, at }: StoreEvent): OutgoingEvent => {
  const message = { subject: store.id, sequence: store.version, time: at, data: { store: storeMessage(store) } };
  switch (type) {
    case 'StoreOpened':
      return outgoingEvent(storeOpened, message);
    case 'StoreUpdated':
      return outgoingEvent(storeUpdated, message);
    case 'StoreVerificationRequested':
      return outgoingEvent(storeVerificationRequested, message);
  }
};

/** The current state of a store, for republishing. */
export const stateOfStore = (store: Store): OutgoingEvent[] => [toMessage({ type: 'StoreUpdated', store, at: store.updatedAt })];

export const storeOutbox = (outbox: Outbox) => ({
  append: (events: readonly StoreEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
