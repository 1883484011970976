import { expect, test } from '@jest/globals';
import { anApprovedListing, aPendingListing, aRejectedListing, firstDay, nextDay } from '../../test/listing-builders.ts';
import { edit, remove } from './owner-decisions.ts';
import { applyApproval, applyRejection, dropRejectedPictures } from './review-decisions.ts';

const approval = (contentVersion = 1, decisionId = 'decision-1') => ({ decisionId, contentVersion });
const rejection = (contentVersion = 1, decisionId = 'decision-1') => ({ decisionId, contentVersion, reason: 'Blurred' });

test('an approval of what the listing holds publishes it', () => {
  const { state: listing, events } = applyApproval(aPendingListing(), approval(), nextDay);
  expect(listing).toMatchObject({ approvalStatus: 'approved', approvedAt: nextDay, contentVersion: 1, version: 2 });
  expect(events).toEqual([{ type: 'PetPublished', listing, at: nextDay, review: { decisionId: 'decision-1', contentVersion: 1 } }]);
});

test('a rejection of a pending listing keeps the reason and publishes PetUpdated', () => {
  const { state: listing, events } = applyRejection(aPendingListing(), rejection(), nextDay);
  expect(listing).toMatchObject({ approvalStatus: 'rejected', rejectionReason: 'Blurred', contentVersion: 1, version: 2 });
  expect(events).toEqual([{ type: 'PetUpdated', listing, at: nextDay, review: { decisionId: 'decision-1', contentVersion: 1 } }]);
});

test('a rejection of a published listing takes it down', () => {
  const { state: listing, events } = applyRejection(anApprovedListing(), rejection(), nextDay);
  expect(listing).toMatchObject({ approvalStatus: 'rejected', approvedAt: null });
  expect(events.map(({ type }) => type)).toEqual(['PetUnpublished']);
});

test('a rejected listing can be approved, and its reason is forgotten', () => {
  const { state: listing, events } = applyApproval(aRejectedListing(), approval(), nextDay);
  expect(listing).toMatchObject({ approvalStatus: 'approved', rejectionReason: '' });
  expect(events.map(({ type }) => type)).toEqual(['PetPublished']);
});

test('a decision on a version that is no longer the current one changes nothing', () => {
  const { state: edited } = edit(aPendingListing(), { details: { name: 'Sheru' } }, nextDay);
  expect(applyApproval(edited, approval(1), nextDay)).toEqual({ state: edited, events: [] });
  expect(applyRejection(edited, rejection(1), nextDay)).toEqual({ state: edited, events: [] });
});

test('a decision on a version that does not exist yet changes nothing', () => {
  const listing = aPendingListing();
  expect(applyApproval(listing, approval(2), nextDay)).toEqual({ state: listing, events: [] });
});

test('deciding again what already is so changes nothing', () => {
  const approved = anApprovedListing();
  expect(applyApproval(approved, approval(1, 'another'), nextDay).events).toEqual([]);
  const rejected = aRejectedListing();
  expect(applyRejection(rejected, rejection(1, 'another'), nextDay).events).toEqual([]);
});

test('a decision that was carried out and overruled is not carried out again', () => {
  const { state: approved } = applyApproval(aPendingListing(), approval(1, 'first'), nextDay);
  const { state: takenDown } = applyRejection(approved, rejection(1, 'second'), nextDay);
  expect(applyApproval(takenDown, approval(1, 'first'), nextDay)).toEqual({ state: takenDown, events: [] });
  expect(applyApproval(takenDown, approval(1, 'third'), nextDay).state.approvalStatus).toBe('approved');
});

test('a deleted listing is not decided about', () => {
  const { state: listing } = remove(aPendingListing(), nextDay);
  expect(applyApproval(listing, approval(), nextDay)).toEqual({ state: listing, events: [] });
});

const days = (count: number) => new Date(firstDay.getTime() + count * 24 * 60 * 60_000);

test('thirty days after a refusal its pictures go, and nothing else changes', () => {
  const before = aRejectedListing();
  expect(dropRejectedPictures(before, days(29)).events).toEqual([]);
  const { state: listing, events } = dropRejectedPictures(before, days(30));
  expect(listing).toEqual({ ...before, pictures: [], version: 3, contentVersion: 2, decisions: [], updatedAt: days(30) });
  expect(events).toEqual([{ type: 'PetUpdated', listing, at: days(30) }]);
  expect(dropRejectedPictures(listing, days(90)).events).toEqual([]);
});

test('a listing that waits or is in sight keeps its pictures', () => {
  for (const listing of [aPendingListing(), anApprovedListing()]) expect(dropRejectedPictures(listing, days(90)).events).toEqual([]);
});
