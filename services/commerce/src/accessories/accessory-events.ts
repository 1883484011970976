import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  accessoryListed,
  accessoryRecalled,
  accessoryRemoved,
  accessoryUpdated,
  shopWords,
  stockReleased,
  stockReserved,
  type AccessoryImageSchema,
  type AccessoryRecallSchema,
  type AccessorySchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import { isOffered, waitsForReview, type Accessory, type AccessoryEvent, type Picture, type Recall } from './accessory.ts';

const pictureMessage = ({ id, width, height }: Picture) => ({ id, width, height }) satisfies EveryField<typeof AccessoryImageSchema>;

const recallMessage = ({ reason, advice, recalledAt }: Recall) =>
  ({ reason, advice, recalledAt: timestampFromDate(new Date(recalledAt)) }) satisfies EveryField<typeof AccessoryRecallSchema>;

const accessoryMessage = (accessory: Accessory) => {
  const { id, storeId, ownerId, version, status, stock, reserved, marks, createdAt, updatedAt } = accessory;
  const { name, description, category, price, originalPrice, packDays, forSpecies } = accessory.details;
  return {
    id,
    version: BigInt(version),
    storeId,
    ownerId,
    name,
    description,
    category,
    price,
    originalPrice,
    packDays: packDays ?? undefined,
    forSpecies: [...forSpecies],
    images: accessory.pictures.map(pictureMessage),
    status: shopWords.status.toChoice(status),
    stock,
    reserved,
    ...marks,
    decidedUpTo: BigInt(accessory.decidedUpTo),
    recall: accessory.recall === null ? undefined : recallMessage(accessory.recall),
    offered: isOffered(accessory),
    waitsForReview: waitsForReview(accessory),
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
  } satisfies EveryField<typeof AccessorySchema>;
};

const toMessage = (event: AccessoryEvent): OutgoingEvent => {
  const envelope = { subject: event.accessory.id, sequence: event.accessory.version, time: event.at };
  const accessory = accessoryMessage(event.accessory);
  switch (event.type) {
    case 'AccessoryListed':
      return outgoingEvent(accessoryListed, { ...envelope, data: { accessory } });
    case 'AccessoryUpdated':
      return outgoingEvent(accessoryUpdated, { ...envelope, data: { accessory } });
    case 'AccessoryRemoved':
      return outgoingEvent(accessoryRemoved, { ...envelope, data: { accessory } });
    case 'AccessoryRecalled':
      return outgoingEvent(accessoryRecalled, { ...envelope, data: { accessory } });
    case 'StockReserved':
      return outgoingEvent(stockReserved, { ...envelope, data: { accessory, orderId: event.orderId, pieces: event.pieces } });
    case 'StockReleased':
      return outgoingEvent(stockReleased, { ...envelope, data: { accessory, orderId: event.orderId, pieces: event.pieces } });
  }
};

/** The current state of an accessory, for republishing. */
export const stateOfAccessory = (accessory: Accessory): OutgoingEvent[] => [
  toMessage({ type: accessory.removedAt === null ? 'AccessoryUpdated' : 'AccessoryRemoved', accessory, at: accessory.updatedAt }),
];

export const accessoryOutbox = (outbox: Outbox) => ({
  append: (events: readonly AccessoryEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
