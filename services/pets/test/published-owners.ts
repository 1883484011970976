import { ownerUpdated } from '@paltu/contracts';
import type { ListingId, MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { publishOwnerUpdated, type OwnerUpdated } from '../src/owners/owners-module.ts';

const facts: fc.Arbitrary<OwnerUpdated> = fc.record({
  ownerId: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  listingIds: fc.array(fc.uuid().map((id) => id as ListingId)),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

export const publishedEvents = [
  publishedEvent({
    definition: ownerUpdated,
    facts,
    publish: (event, outbox) => publishOwnerUpdated(outbox, event),
    expected: ({ ownerId, version, listingIds, at }) => ({
      subject: ownerId,
      sequence: version,
      time: at,
      data: { ownerId, version, petIds: listingIds },
    }),
  }),
];
