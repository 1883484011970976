import { ownerUpdated } from '@paltu/contracts';
import type { ListingId, MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { OwnerUpdated } from '../src/owners/domain/owner-events.ts';
import { ownerOutbox } from '../src/owners/events/owner-messages.ts';

const facts: fc.Arbitrary<OwnerUpdated> = fc.record({
  type: fc.constant('OwnerUpdated'),
  ownerId: fc.uuid().map((id) => id as MemberId),
  version: fc.integer({ min: 1 }),
  listingIds: fc.array(fc.uuid().map((id) => id as ListingId)),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

export const publishedEvents = [
  publishedEvent({
    definition: ownerUpdated,
    facts,
    publish: (event, outbox) => ownerOutbox(outbox).append([event]),
    expected: ({ ownerId, version, listingIds, at }) => ({
      subject: ownerId,
      sequence: version,
      time: at,
      data: { ownerId, version, petIds: listingIds },
    }),
  }),
];
