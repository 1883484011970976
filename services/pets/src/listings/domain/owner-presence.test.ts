import { expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { aPendingListing, anApprovedListing, nextDay } from '../../../test/listing-builders.ts';
import { isPublished } from './listing.ts';
import { edit, remove } from './owner-decisions.ts';
import { followOwner } from './owner-presence.ts';
import { applyApproval } from './review-decisions.ts';

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
