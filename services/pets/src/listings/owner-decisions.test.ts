import { describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import {
  anApprovedListing,
  aPendingListing,
  aPicture,
  aRejectedListing,
  firstDay,
  nextDay,
  theDetails,
} from '../../test/listing-builders.ts';
import { isPublished, type ListingDetails } from './listing.ts';
import { create, edit, followOwner, remove } from './owner-decisions.ts';
import { applyApproval } from './review-decisions.ts';

const reviewedChanges: Partial<ListingDetails>[] = [
  { name: 'Sheru' },
  { breed: 'Bully' },
  { age: '3 years' },
  { color: 'Black' },
  { weight: '30 kg' },
  { description: 'Another text' },
  { specialNeeds: 'One eye' },
  { reasonForRehoming: 'Moving abroad' },
  { tags: ['friendly', 'buy my course'] },
  { species: 'Cat' },
  { adoptionType: 'Trial' },
];

const freeChanges: Partial<ListingDetails>[] = [
  { gender: 'Female' },
  { size: 'Small' },
  { healthStatus: 'Fair' },
  { trainingLevel: 'Fully Trained' },
  { personality: ['Calm'] },
  { goodWith: ['Cats'] },
  { requirements: { experience: 'Advanced', homeType: 'Apartment', children: false, otherPets: true } },
  { vaccinated: false },
  { neutered: true },
  { microchipped: true },
  { cityId: 'karachi' },
  { status: 'Adopted' },
  { urgent: true },
  { tags: ['trained', 'friendly'] },
];

describe('a new listing', () => {
  test('waits for review with content version 1', () => {
    const listing = aPendingListing();
    expect(listing).toMatchObject({ version: 1, contentVersion: 1, approvalStatus: 'pending', rejectionReason: '', submittedAt: firstDay });
  });

  test('publishes PetCreated with its whole state', () => {
    const { state: listing, events } = create({ ...aPendingListing(), details: theDetails(), pictures: [aPicture()] }, firstDay);
    expect(events).toEqual([{ type: 'PetCreated', listing, at: firstDay }]);
  });

  test('for sale needs a price', () => {
    expect(() => aPendingListing({ details: { adoptionType: 'Sale', price: 0 } })).toThrow(
      expect.objectContaining({ fields: [{ path: 'price', code: 'required', msg: 'Price is required for sale' }] }),
    );
  });

  test('for adoption is free, whatever price came along; a trial may cost something', () => {
    expect(aPendingListing({ details: { adoptionType: 'Adoption', price: 500 } }).details.price).toBe(0);
    expect(aPendingListing({ details: { adoptionType: 'Trial', price: 500 } }).details.price).toBe(500);
  });

  test('has ten pictures at most', () => {
    const pictures = (count: number) => Array.from({ length: count }, () => aPicture());
    expect(aPendingListing({ pictures: pictures(10) }).pictures).toHaveLength(10);
    expect(() => aPendingListing({ pictures: pictures(11) })).toThrow(expect.objectContaining({ code: 'picture.too-many' }));
  });
});

describe('an approved listing', () => {
  test.each(reviewedChanges)('goes back to review and out of sight when its owner changes %j', (details) => {
    const before = anApprovedListing();
    const { state: listing, events } = edit(before, { details }, nextDay);
    expect(listing).toMatchObject({ approvalStatus: 'pending', contentVersion: 2, version: 3, submittedAt: nextDay, approvedAt: null });
    expect(events).toEqual([{ type: 'PetUnpublished', listing, at: nextDay }]);
  });

  test.each(freeChanges)('stays in sight when its owner changes %j', (details) => {
    const before = anApprovedListing();
    const { state: listing, events } = edit(before, { details }, nextDay);
    expect(listing).toMatchObject({
      approvalStatus: 'approved',
      contentVersion: 1,
      version: 3,
      submittedAt: firstDay,
      approvedAt: firstDay,
    });
    expect(events).toEqual([{ type: 'PetUpdated', listing, at: nextDay }]);
  });

  test('stays in sight when its price changes', () => {
    const { state: listing } = edit(
      anApprovedListing({ details: { adoptionType: 'Sale', price: 500 } }),
      { details: { price: 900 } },
      nextDay,
    );
    expect(listing).toMatchObject({ approvalStatus: 'approved', contentVersion: 1, details: { price: 900 } });
  });

  test('goes back to review when a picture is added, exchanged or taken away, not when their order changes', () => {
    const [first, second] = [aPicture(), aPicture()];
    const before = anApprovedListing({ pictures: [first, second] });
    const approvalAfter = (pictures: (typeof first)[]) => edit(before, { pictures }, nextDay).state.approvalStatus;
    expect(approvalAfter([first, second, aPicture()])).toBe('pending');
    expect(approvalAfter([first, aPicture()])).toBe('pending');
    expect(approvalAfter([first])).toBe('pending');
    expect(approvalAfter([second, first])).toBe('approved');
  });
});

describe('a pending listing', () => {
  test('stays in its place in the queue when it is edited', () => {
    const { state: listing, events } = edit(aPendingListing(), { details: { name: 'Sheru' } }, nextDay);
    expect(listing).toMatchObject({ approvalStatus: 'pending', contentVersion: 2, submittedAt: firstDay });
    expect(events.map(({ type }) => type)).toEqual(['PetUpdated']);
  });

  test('keeps its content version when nothing reviewed changes', () => {
    expect(edit(aPendingListing(), { details: { urgent: true } }, nextDay).state.contentVersion).toBe(1);
  });
});

describe('a rejected listing', () => {
  test.each([...reviewedChanges, ...freeChanges])(
    'enters review again when its owner changes %j, and the earlier reason stays readable',
    (details) => {
      const { state: listing, events } = edit(aRejectedListing(), { details }, nextDay);
      expect(listing).toMatchObject({
        approvalStatus: 'pending',
        contentVersion: 2,
        submittedAt: nextDay,
        rejectionReason: 'No picture of the face',
      });
      expect(events.map(({ type }) => type)).toEqual(['PetUpdated']);
    },
  );
});

test.each([
  ['pending', aPendingListing()],
  ['approved', anApprovedListing()],
  ['rejected', aRejectedListing()],
])('an edit that changes nothing publishes nothing and raises no version (%s)', (_name, before) => {
  const { details, pictures } = before;
  const { experience, homeType, children, otherPets } = details.requirements;
  const sameInAnotherOrder = { ...details, requirements: { otherPets, children, homeType, experience } };
  expect(edit(before, { details: sameInAnotherOrder, pictures: [...pictures] }, nextDay)).toEqual({ state: before, events: [] });
  expect(edit(before, {}, nextDay).events).toEqual([]);
});

test('an edit may leave fields out, also within the requirements', () => {
  const { state: listing } = edit(aPendingListing(), { details: { requirements: { otherPets: true } } }, nextDay);
  expect(listing.details.requirements).toEqual({ experience: 'Beginner', homeType: 'House with yard', children: true, otherPets: true });
});

test('a listing that becomes a sale needs a price, one that becomes an adoption loses it', () => {
  expect(() => edit(aPendingListing(), { details: { adoptionType: 'Sale' } }, nextDay)).toThrow(
    expect.objectContaining({ code: 'request.invalid' }),
  );
  const sale = aPendingListing({ details: { adoptionType: 'Sale', price: 100 } });
  expect(edit(sale, { details: { adoptionType: 'Adoption' } }, nextDay).state.details.price).toBe(0);
});

describe('a deleted listing', () => {
  test('is gone with its pictures, and publishes that once', () => {
    const { state: listing, events } = remove(anApprovedListing(), nextDay);
    expect(listing).toMatchObject({ deletedAt: nextDay, pictures: [], version: 3 });
    expect(events).toEqual([{ type: 'PetDeleted', listing, at: nextDay }]);
    expect(remove(listing, nextDay)).toEqual({ state: listing, events: [] });
  });

  test('cannot be edited', () => {
    const { state: listing } = remove(aPendingListing(), nextDay);
    expect(() => edit(listing, { details: { name: 'Sheru' } }, nextDay)).toThrow(expect.objectContaining({ code: 'pet.not-found' }));
  });
});

test('a public listing is out of sight while its owner is away, and back when the owner is', () => {
  const listing = anApprovedListing();
  const away = followOwner(listing, true, nextDay);
  expect([isPublished(away.state), away.state.version, away.events.map(({ type }) => type)]).toEqual([
    false,
    listing.version + 1,
    ['PetUnpublished'],
  ]);
  const back = followOwner(away.state, false, nextDay);
  expect([isPublished(back.state), back.state.contentVersion, back.events.map(({ type }) => type)]).toEqual([
    true,
    listing.contentVersion,
    ['PetPublished'],
  ]);
});

test('one that waits for review waits on, and is not public when it is approved meanwhile', () => {
  const away = followOwner(aPendingListing(), true, nextDay);
  expect(away.events.map(({ type }) => type)).toEqual(['PetUpdated']);
  const approved = applyApproval(away.state, { decisionId: newId(), contentVersion: 1 }, nextDay);
  expect([isPublished(approved.state), approved.events.map(({ type }) => type)]).toEqual([false, ['PetUpdated']]);
  const back = followOwner(approved.state, false, nextDay);
  expect([isPublished(back.state), back.events.map(({ type }) => type)]).toEqual([true, ['PetPublished']]);
});

test('an edit does not bring it back', () => {
  const { state } = followOwner(anApprovedListing(), true, nextDay);
  expect(isPublished(edit(state, { details: { urgent: true } }, nextDay).state)).toBe(false);
});

test('what already is so, and what is deleted, stays as it is', () => {
  const listing = anApprovedListing();
  expect(followOwner(listing, false, nextDay)).toEqual({ state: listing, events: [] });
  const { state } = remove(listing, nextDay);
  expect(followOwner(state, true, nextDay)).toEqual({ state, events: [] });
});
