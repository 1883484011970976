import { expect, test } from '@jest/globals';
import { newId, type ListingId } from '@paltu/kernel';
import type { PetSnapshot } from '@paltu/projections';
import fc from 'fast-check';
import type { Review } from '../../services/moderation/src/reviews/review.ts';
import { isPublished, type Listing } from '../../services/pets/src/listings/listing.ts';
import { create, type ListingChange } from '../../services/pets/src/listings/owner-decisions.ts';
import { anOwnerId, aPicture, theDetails } from '../../services/pets/test/listing-builders.ts';
import { reviewOfTwoServices } from './review-of-two-services.ts';

type Services = Awaited<ReturnType<typeof reviewOfTwoServices>>;

const word = fc.constantFrom('one', 'two', 'three');
const album = Array.from({ length: 3 }, () => aPicture());
const change: fc.Arbitrary<ListingChange> = fc.record(
  {
    details: fc.record({ name: word, description: word, price: fc.constantFrom(0, 500), urgent: fc.boolean() }, { requiredKeys: [] }),
    pictures: fc.uniqueArray(fc.constantFrom(...album), { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const action = fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const);
// Now and then something is published twice.
const isAgain = fc.constantFrom(false, false, false, false, true);

type Step =
  | { readonly by: 'owner'; readonly change: ListingChange }
  | { readonly by: 'account'; readonly isAway: boolean }
  | { readonly by: 'admin'; readonly action: 'approve' | 'reject'; readonly looks: 'now' | 'at an old page' | 'nowhere' }
  | { readonly by: 'reader' }
  | { readonly by: 'remover' }
  | { readonly by: 'operator' }
  | { readonly by: 'time' }
  | { readonly by: 'relay'; readonly to: 'moderation' | 'pets'; readonly isAgain: boolean };

const does = <By extends Step['by']>(by: By) => ({ by: fc.constant(by) });
const looks = fc.constantFrom('now' as const, 'now' as const, 'at an old page' as const, 'nowhere' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ...does('owner'), change }) },
  { weight: 8, arbitrary: fc.record({ ...does('admin'), action, looks }) },
  {
    weight: 24,
    arbitrary: fc.record({ ...does('relay'), to: fc.constantFrom('moderation' as const, 'pets' as const), isAgain }),
  },
  { weight: 2, arbitrary: fc.record(does('reader')) },
  // Until nothing is on its way.
  { weight: 4, arbitrary: fc.record(does('time')) },
  { weight: 1, arbitrary: fc.record({ ...does('account'), isAway: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record(does('operator')) },
  { weight: 1, arbitrary: fc.record(does('remover')) },
);

/** What a reviewer has judged: texts, kind of offer and pictures, whatever their order. */
const judged = ({ name, species, breed, description, adoptionType }: Listing['details'], pictures: readonly { readonly id: string }[]) =>
  JSON.stringify([name, species, breed, description, adoptionType, pictures.map(({ id }) => id).sort()]);
const judgedOfListing = ({ details, pictures }: Listing): string => judged(details, pictures);
const judgedOfPet = (pet: PetSnapshot): string => judged(pet as unknown as Listing['details'], pet.images);

const begin = () =>
  reviewOfTwoServices(
    create({ id: newId() as ListingId, ownerId: anOwnerId(), details: theDetails(), pictures: album.slice(0, 2) }, new Date()),
  );

const settle = async (services: Services): Promise<void> => {
  while (!services.isSettled()) {
    await services.moderationConsumes();
    await services.petsConsumes();
  }
};

/** The page of an admin, as it was loaded last. */
interface Page {
  shown: Review | undefined;
}

const deeds: { readonly [By in Step['by']]: (services: Services, todo: Extract<Step, { by: By }>, page: Page) => unknown } = {
  owner: (services, { change: changed }) => services.ownerEdits(changed),
  remover: (services) => services.ownerRemoves(),
  account: (services, { isAway }) => services.ownerLeaves(isAway),
  reader: (services, _, page) => (page.shown = services.review()),
  admin: (services, { action: decides, looks: how }, page) => {
    if (how === 'now') page.shown = services.review();
    return services.adminDecides(decides, how === 'nowhere' ? undefined : page.shown);
  },
  operator: (services) => services.republish(),
  relay: (services, { to, isAgain: twice }) => (to === 'pets' ? services.petsConsumes(twice) : services.moderationConsumes(twice)),
  time: settle,
};

const take = async (services: Services, todo: Step, page: Page): Promise<void> => {
  const deed = deeds[todo.by] as (services: Services, todo: Step, page: Page) => unknown;
  await deed(services, todo, page);
};

const checkWalks = (check: (services: Services, walk: (visit?: () => void) => Promise<void>) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 50, size: 'max' }), async (steps) => {
      const services = await begin();
      const page: Page = { shown: undefined };
      await check(services, async (visit = () => {}) => {
        for (const todo of steps) {
          await take(services, todo, page);
          visit();
        }
      });
    }),
    { numRuns: 400 },
  );

test('whatever owner, admins and relay do in whatever order, what is public was approved last, by who had this very content before them', async () => {
  let published = 0;
  await checkWalks(async (services, walk) => {
    await walk(() => {
      if (!isPublished(services.listing())) return;
      published += 1;
      const last = services.made.find(({ decision }) => decision.id === services.carriedOut.at(-1));
      expect(last?.decision).toMatchObject({ action: 'approve', contentVersion: services.listing().contentVersion });
      expect(last && judgedOfPet(last.seen)).toBe(judgedOfListing(services.listing()));
    });
  });
  // It proves nothing when nothing is ever public.
  expect(published).toBeGreaterThan(500);
});

test('once everything was consumed, both services agree: on the last decision on this content, or that it waits', async () => {
  await checkWalks(async (services, walk) => {
    await walk();
    await settle(services);
    const [listing, review] = [services.listing(), services.review()];
    const last = services.made.findLast(({ decision }) => decision.contentVersion === listing.contentVersion);
    const named = { approve: 'approved', reject: 'rejected' } as const;
    expect([review?.isDeleted, review?.version]).toEqual([listing.deletedAt !== null, listing.version]);
    if (listing.deletedAt !== null) return;
    expect([listing.approvalStatus, review?.status]).toEqual(
      last ? [named[last.decision.action], named[last.decision.action]] : ['pending', 'pending'],
    );
  });
});

test('once everything was consumed, no decision is left open, and those that the trail calls carried out are those that were', async () => {
  await checkWalks(async (services, walk) => {
    await walk();
    await settle(services);
    const outcomes = services.trail().map(({ id, outcome }) => [id, outcome]);
    expect(outcomes).toEqual(services.trail().map(({ id }) => [id, services.carriedOut.includes(id) ? 'applied' : 'superseded']));
    expect(new Set(services.carriedOut).size).toBe(services.carriedOut.length);
  });
});
