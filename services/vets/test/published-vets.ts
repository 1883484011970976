import { vetListed, vetSlotsChanged, vetUpdated, vetVerificationRequested, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { verificationStatuses } from '@paltu/marks/marked';
import type { Paper, PaperId } from '@paltu/pictures';
import { cities, specialties } from '@paltu/reference';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { vetOutbox } from '../src/vets/vet-events.ts';
import type { Picture, PictureId, Slot, SlotId, Vet, VetDetails, VetEvent, VetId } from '../src/vets/vet.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const size = fc.integer({ min: 1, max: 4_000 });
const picture: fc.Arbitrary<Picture> = fc.record({ id: fc.uuid().map((id) => id as PictureId), width: size, height: size });
const vetId = fc.uuid().map((id) => id as VetId);

const details: fc.Arbitrary<VetDetails> = fc.record({
  name: text,
  specialty: fc.constantFrom(...specialties),
  qualifications: text,
  clinicName: text,
  address: text,
  cityId: fc.constantFrom(...cities.map(({ id }) => id)),
  place: fc.constant(null),
  consultationFee: fc.integer({ min: 0, max: 100_000_000 }),
  phone: text,
  email: text,
  bio: text,
  services: fc.array(text),
  availability: text,
  homeVisit: fc.boolean(),
  emergency: fc.boolean(),
  telemedicine: fc.boolean(),
  experience: fc.integer({ min: 0, max: 80 }),
});

const paper: fc.Arbitrary<Paper> = fc.record({
  id: fc.uuid().map((id) => id as PaperId),
  name: text,
  size: fc.integer({ min: 1, max: 5 * 1_048_576 }),
});

const vet: fc.Arbitrary<Vet> = fc.record({
  id: vetId,
  ownerId: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  details,
  picture: fc.option(picture),
  pictures: fc.array(picture, { maxLength: 8 }),
  decidedUpTo: fc.nat(),
  verification: fc.record({
    status: fc.constantFrom(...verificationStatuses),
    number: fc.nat({ max: 2 ** 31 - 1 }),
    registrationNumber: text,
    validUntil: fc.option(fc.constant('2027-05-01')),
    papers: fc.array(paper, { maxLength: 5 }),
    askedAt: fc.option(instant),
    reason: text,
  }),
  verifiedUntil: fc.option(fc.constant('2027-05-01')),
  hiddenReason: text,
  marks: fc.record({ featured: fc.boolean(), verified: fc.boolean(), hidden: fc.boolean() }),
  isActive: fc.boolean(),
  isOwnerAway: fc.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

const slot: fc.Arbitrary<Slot> = fc.record({
  id: fc.uuid().map((id) => id as SlotId),
  vetId,
  startsAt: instant,
  endsAt: instant,
  isBooked: fc.boolean(),
});
const slots = fc.array(slot, { maxLength: 5 });

/** Nothing of how the clinic is reached, nor of why an admin has hidden it. */
const fieldsOf = ({ details: shownDetails, marks, picture: first, pictures: images, hiddenReason: _, ...vet }: Vet) => {
  const { isActive, isOwnerAway, verification, verifiedUntil, ...state } = vet;
  const { phone: _phone, email: _email, address: _address, place: _place, ...open } = shownDetails;
  const isShown = isActive && !isOwnerAway && !marks.hidden;
  const asked = { ...verification, validUntil: verification.validUntil ?? '', askedAt: verification.askedAt ?? undefined };
  const shown = { image: first ?? undefined, images, active: isActive, ownerAway: isOwnerAway, public: isShown };
  return { ...state, ...open, ...marks, ...shown, verification: asked, verifiedUntil: verifiedUntil ?? '' };
};

const timeOf = ({ id, startsAt, endsAt }: Slot) => ({ id, startsAt, endsAt });

const publishedFact = (type: VetEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ vet, at: instant, added: slots, removed: slots }),
    publish: (fact, outbox) => vetOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ vet: state, at, added, removed }) => {
      const changed = type === 'VetSlotsChanged' ? { added: added.map(timeOf), removed: removed.map(timeOf) } : {};
      return { subject: state.id, sequence: state.version, time: at, data: { vet: fieldsOf(state), ...changed } };
    },
  });

export const publishedEvents = [
  publishedFact('VetListed', vetListed),
  publishedFact('VetUpdated', vetUpdated),
  publishedFact('VetVerificationRequested', vetVerificationRequested),
  publishedFact('VetSlotsChanged', vetSlotsChanged),
];
