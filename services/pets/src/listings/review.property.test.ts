import { expect, test } from '@jest/globals';
import type { Decided } from '@paltu/kernel';
import fc from 'fast-check';
import { aPendingListing, aPicture, nextDay, theDetails } from '../../test/listing-builders.ts';
import { isPublished, type Listing, type ListingDetails, type ListingEvent, type Picture } from './listing.ts';
import { edit, remove, type ListingChange } from './owner-decisions.ts';
import { applyApproval, applyRejection } from './review-decisions.ts';

const word = fc.constantFrom('one', 'two', 'three');
const album = Array.from({ length: 4 }, () => aPicture());

const details: fc.Arbitrary<Partial<ListingDetails>> = fc.record(
  {
    name: word,
    description: word,
    specialNeeds: word,
    tags: fc.uniqueArray(word),
    species: fc.constantFrom('Dog', 'Cat'),
    adoptionType: fc.constantFrom('Adoption', 'Trial'),
    price: fc.constantFrom(0, 500),
    cityId: fc.constantFrom('lahore', 'karachi'),
    urgent: fc.boolean(),
    gender: fc.constantFrom('Male', 'Female'),
  },
  { requiredKeys: [] },
);

const change: fc.Arbitrary<ListingChange> = fc.record(
  { details, pictures: fc.uniqueArray(fc.constantFrom(...album)) },
  { requiredKeys: [] },
);

/** How far a decision lags behind (or runs ahead of) the version that the listing holds. */
const lag = fc.constantFrom(0, 0, 0, 1, 2, -1);

type Step = { kind: 'edit'; change: ListingChange } | { kind: 'approve' | 'reject'; lag: number; repeats: boolean } | { kind: 'remove' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('edit' as const), change }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constantFrom('approve' as const, 'reject' as const), lag, repeats: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'remove' as const }) },
);

const steps = fc.array(step, { maxLength: 30 });

const carryOut = (listing: Listing, todo: Step, decisionId: string): Decided<Listing, ListingEvent> => {
  if (todo.kind === 'remove') return remove(listing, nextDay);
  if (todo.kind === 'edit') return listing.deletedAt === null ? edit(listing, todo.change, nextDay) : { state: listing, events: [] };
  const decision = { decisionId, contentVersion: listing.contentVersion - todo.lag, reason: 'Blurred' };
  return todo.kind === 'approve' ? applyApproval(listing, decision, nextDay) : applyRejection(listing, decision, nextDay);
};

const contentOf = ({ details: { name, description, specialNeeds, species, adoptionType, tags }, pictures }: Listing) =>
  JSON.stringify([name, description, specialNeeds, species, adoptionType, [...tags].sort(), pictures.map(({ id }: Picture) => id).sort()]);

const start = () => aPendingListing({ details: theDetails(), pictures: album.slice(0, 2) });

const walk = (
  todo: readonly Step[],
  visit: (before: Listing, decided: Decided<Listing, ListingEvent>, step: Step, decisionId: string) => void,
): void => {
  let listing = start();
  let lastDecision = 'decision-0';
  todo.forEach((next, index) => {
    const isRepeat = 'repeats' in next && next.repeats;
    const decisionId = isRepeat ? lastDecision : `decision-${index + 1}`;
    lastDecision = decisionId;
    const decided = carryOut(listing, next, decisionId);
    visit(listing, decided, next, decisionId);
    listing = decided.state;
  });
};

test('what is published was named, in this very content, by the approval that published it', () => {
  fc.assert(
    fc.property(steps, (todo) => {
      const contentByVersion = new Map([[1, contentOf(start())]]);
      let approved: number | undefined;
      walk(todo, (_before, { state: listing, events }) => {
        const known = contentByVersion.get(listing.contentVersion);
        if (known === undefined) contentByVersion.set(listing.contentVersion, contentOf(listing));
        for (const event of events) if (event.type === 'PetPublished') approved = event.review?.contentVersion;
        if (!isPublished(listing)) return;
        expect(approved).toBe(listing.contentVersion);
        expect(contentByVersion.get(listing.contentVersion)).toBe(contentOf(listing));
      });
    }),
    { numRuns: 1_000 },
  );
});

test('a decision that names another version changes nothing', () => {
  fc.assert(
    fc.property(steps, (todo) => {
      walk(todo, (before, { state: listing, events }, next) => {
        if (!('lag' in next) || next.lag === 0) return;
        expect(listing).toBe(before);
        expect(events).toEqual([]);
      });
    }),
    { numRuns: 1_000 },
  );
});

test('every event moves the version by one and nothing else does; the content version never shrinks', () => {
  fc.assert(
    fc.property(steps, (todo) => {
      walk(todo, (before, { state: listing, events }) => {
        expect(events.length).toBeLessThanOrEqual(1);
        expect(listing.version).toBe(before.version + events.length);
        expect(listing.contentVersion).toBeGreaterThanOrEqual(before.contentVersion);
        for (const event of events) expect(event.listing).toBe(listing);
        if (events.length === 0) expect(listing).toBe(before);
      });
    }),
    { numRuns: 1_000 },
  );
});

test('a consumer of nothing but Published, Unpublished and Deleted knows what is in sight', () => {
  fc.assert(
    fc.property(steps, (todo) => {
      let inSight = false;
      walk(todo, (_before, { state: listing, events }) => {
        for (const { type } of events) {
          if (type === 'PetPublished') inSight = true;
          if (type === 'PetUnpublished' || type === 'PetDeleted') inSight = false;
        }
        expect(inSight).toBe(isPublished(listing));
      });
    }),
    { numRuns: 1_000 },
  );
});

test('one decision is carried out at most once', () => {
  fc.assert(
    fc.property(steps, (todo) => {
      const carried: string[] = [];
      walk(todo, (_before, { events }) => {
        for (const event of events)
          if ('review' in event && event.review !== undefined) carried.push(`${event.review.contentVersion}:${event.review.decisionId}`);
      });
      expect(new Set(carried).size).toBe(carried.length);
    }),
    { numRuns: 1_000 },
  );
});
