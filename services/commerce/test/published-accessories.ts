import {
  accessoryListed,
  accessoryRecalled,
  accessoryRemoved,
  accessoryUpdated,
  stockReleased,
  stockReserved,
  type EventDefinition,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { accessoryCategories, accessoryStatuses, species } from '@paltu/reference';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { accessoryOutbox } from '../src/accessories/accessory-events.ts';
import type { AccessoryEvent, Accessory, AccessoryId, Picture, PictureId, StoreId } from '../src/accessories/accessory.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const size = fc.integer({ min: 1, max: 4_000 });
const rupees = fc.integer({ min: 1, max: 100_000_000 });
const pieces = fc.integer({ min: 0, max: 200_000 });
const picture: fc.Arbitrary<Picture> = fc.record({ id: fc.uuid().map((id) => id as PictureId), width: size, height: size });

const accessory: fc.Arbitrary<Accessory> = fc.record({
  id: fc.uuid().map((id) => id as AccessoryId),
  storeId: fc.uuid().map((id) => id as StoreId),
  ownerId: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  details: fc.record({
    name: text,
    description: text,
    category: fc.constantFrom(...accessoryCategories),
    price: rupees,
    originalPrice: rupees,
    packDays: fc.option(fc.integer({ min: 1, max: 365 })),
    forSpecies: fc.subarray([...species]),
  }),
  forSpeciesGuessed: fc.constantFrom(true, false, null),
  pictures: fc.array(picture, { maxLength: 8 }),
  status: fc.constantFrom(...accessoryStatuses),
  stock: pieces,
  reserved: pieces,
  marks: fc.record({ featured: fc.boolean(), hidden: fc.boolean() }),
  hiddenReason: fc.oneof(text, fc.constant('')),
  decidedUpTo: fc.nat(),
  recall: fc.option(fc.record({ name: text, reason: text, advice: text, recalledAt: instant.map((at) => at.toISOString()) })),
  createdAt: instant,
  updatedAt: instant,
  removedAt: fc.option(instant),
});

/** Nothing of why an admin has hidden it. */
const fieldsOf = ({
  details,
  pictures: images,
  hiddenReason,
  recall,
  removedAt,
  marks,
  forSpeciesGuessed: _guessed,
  ...state
}: Accessory) => ({
  ...state,
  ...marks,
  ...details,
  packDays: details.packDays ?? undefined,
  images,
  recall: recall === null ? undefined : { reason: recall.reason, advice: recall.advice, recalledAt: new Date(recall.recalledAt) },
  waitsForReview: marks.hidden && hiddenReason === '' && removedAt === null,
  offered: state.status === 'active' && !marks.hidden && removedAt === null && recall === null,
});

const publishedFact = (type: AccessoryEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ accessory, at: instant, orderId: fc.uuid(), pieces: fc.integer({ min: 1, max: 100_000 }) }),
    publish: (fact, outbox) => accessoryOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ accessory: state, at, orderId, pieces: moved }) => {
      const order = type.startsWith('Stock') ? { orderId, pieces: moved } : {};
      return { subject: state.id, sequence: state.version, time: at, data: { accessory: fieldsOf(state), ...order } };
    },
  });

export const publishedEvents = [
  publishedFact('AccessoryListed', accessoryListed),
  publishedFact('AccessoryUpdated', accessoryUpdated),
  publishedFact('AccessoryRemoved', accessoryRemoved),
  publishedFact('AccessoryRecalled', accessoryRecalled),
  publishedFact('StockReserved', stockReserved),
  publishedFact('StockReleased', stockReleased),
];
