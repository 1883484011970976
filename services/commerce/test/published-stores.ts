import { storeOpened, storeUpdated, storeVerificationRequested, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { cities, storeTypes } from '@paltu/reference';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { storeOutbox } from '../src/stores/store-events.ts';
import type { StoreEvent, Picture, PictureId, Store, StoreDetails, StoreId } from '../src/stores/store.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const size = fc.integer({ min: 1, max: 4_000 });
const picture: fc.Arbitrary<Picture> = fc.record({ id: fc.uuid().map((id) => id as PictureId), width: size, height: size });

const details: fc.Arbitrary<StoreDetails> = fc.record({
  name: text,
  type: fc.constantFrom(...storeTypes),
  description: text,
  address: text,
  cityId: fc.constantFrom(...cities.map(({ id }) => id)),
  place: fc.constant(null),
  hours: text,
  sendsWithinDays: fc.integer({ min: 1, max: 7 }),
  services: fc.array(text),
  features: fc.array(text),
});

const paper = fc.record({ id: fc.uuid(), name: text, size }) as fc.Arbitrary<Store['verification']['papers'][number]>;

const store: fc.Arbitrary<Store> = fc.record({
  id: fc.uuid().map((id) => id as StoreId),
  ownerId: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  details,
  image: fc.option(picture),
  banner: fc.option(picture),
  marks: fc.record({ featured: fc.boolean(), verified: fc.boolean(), hidden: fc.boolean(), registered: fc.boolean() }),
  verification: fc.record({
    status: fc.constantFrom('none', 'waiting', 'verified', 'sent-back'),
    number: fc.nat({ max: 2 ** 31 - 1 }),
    registrationNumber: text,
    validUntil: fc.option(fc.constant('2027-05-01')),
    papers: fc.array(paper, { maxLength: 5 }),
    askedAt: fc.option(instant),
    reason: text,
  }),
  verifiedUntil: fc.option(fc.constant('2027-05-01')),
  hiddenReason: text,
  decidedUpTo: fc.nat(),
  isActive: fc.boolean(),
  isOwnerAway: fc.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

/** Nothing of the street, nor of why an admin has hidden it. */
const fieldsOf = ({
  details: written,
  image,
  banner,
  hiddenReason: _,
  isActive,
  isOwnerAway,
  marks,
  verification,
  verifiedUntil,
  ...state
}: Store) => {
  const { address: _address, place: _place, ...open } = written;
  const pictures = { image: image ?? undefined, banner: banner ?? undefined };
  const isOpen = isActive && !isOwnerAway && !marks.hidden;
  const asked = { ...verification, validUntil: verification.validUntil ?? '', askedAt: verification.askedAt ?? undefined };
  const shown = { active: isActive, ownerAway: isOwnerAway, open: isOpen, verification: asked, verifiedUntil: verifiedUntil ?? '' };
  return { ...state, ...marks, ...open, ...pictures, ...shown };
};

const publishedFact = (type: StoreEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ store, at: instant }),
    publish: (fact, outbox) => storeOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ store: state, at }) => ({ subject: state.id, sequence: state.version, time: at, data: { store: fieldsOf(state) } }),
  });

export const publishedEvents = [
  publishedFact('StoreOpened', storeOpened),
  publishedFact('StoreUpdated', storeUpdated),
  publishedFact('StoreVerificationRequested', storeVerificationRequested),
];
