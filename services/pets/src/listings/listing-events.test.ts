import { toJsonString } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { anApprovedListing, aPendingListing, aRejectedListing, nextDay } from '../../test/listing-builders.ts';
import { publishedMessages } from './listing-events.ts';
import type { ListingEvent } from './listing.ts';
import { create, edit, remove } from './owner-decisions.ts';
import { applyApproval, applyRejection } from './review-decisions.ts';

const namesOf = (events: readonly ListingEvent[]) => events.flatMap(publishedMessages).map(({ definition }) => definition.schema.name);
const decision = { decisionId: newId(), contentVersion: 1, reason: 'Reported' };
const [pending, approved, rejected] = [aPendingListing(), anApprovedListing(), aRejectedListing()];

test('what waits for review, was refused, or is gone without having been seen is published to nobody', () => {
  const offered = create({ ...pending, pictures: [] }, nextDay);
  expect(namesOf(offered.events)).toEqual([]);
  expect(namesOf(edit(pending, { details: { name: 'Sheru' } }, nextDay).events)).toEqual([]);
  expect(namesOf(applyRejection(pending, decision, nextDay).events)).toEqual([]);
  expect(namesOf(remove(pending, nextDay).events)).toEqual([]);
  expect(namesOf(remove(rejected, nextDay).events)).toEqual([]);
});

test('what is public is published, and so is every change of it', () => {
  expect(namesOf(applyApproval(pending, decision, nextDay).events)).toEqual(['PublishedPetUpdated']);
  expect(namesOf(edit(approved, { details: { urgent: true } }, nextDay).events)).toEqual(['PublishedPetUpdated']);
});

test.each([
  ['was edited and waits for review again', edit(approved, { details: { description: 'A secret' } }, nextDay)],
  ['was taken down', applyRejection(approved, decision, nextDay)],
  ['was deleted', remove(approved, nextDay)],
])('what %s is withdrawn without a word of it', (_, { state, events }) => {
  const messages = events.flatMap(publishedMessages);
  expect(messages.map(({ subject, sequence }) => ({ subject, sequence }))).toEqual([{ subject: state.id, sequence: state.version }]);
  const values = messages.map(({ definition, data }) => toJsonString(definition.schema, data));
  expect(values).toEqual([JSON.stringify({ petId: state.id, version: String(state.version) })]);
});
