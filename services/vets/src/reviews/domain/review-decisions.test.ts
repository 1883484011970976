import { describe, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import { forgetAuthor, postReview, removeReview } from './review-decisions.ts';
import { tenthsOf, type Review, type ReviewId, type RatingSummary, type VetId } from './review.ts';

const at = new Date('2027-05-01T09:00:00Z');
const later = new Date('2027-05-02T09:00:00Z');
const none: RatingSummary = { id: newId() as VetId, ownerId: newId() as MemberId, version: 0, reviews: 0, ratingSum: 0 };
const authors = [1, 2, 3, 4].map(() => newId() as MemberId);
const [sana = newId() as MemberId] = authors;
const posted = (rating: number, comment = 'Kind', authorId = sana) => ({ id: newId() as ReviewId, authorId, rating, comment });

describe('a review', () => {
  test('counts, and is published with the mean after it', () => {
    const { state, events } = postReview(none, undefined, posted(4), at);
    expect(state.ratingSummary).toEqual({ ...none, version: 1, reviews: 1, ratingSum: 4 });
    expect(state.review).toMatchObject({ vetId: none.id, version: 1, rating: 4, comment: 'Kind', createdAt: at, updatedAt: at });
    expect(events).toEqual([{ type: 'ReviewPosted', ...state, at }]);
  });

  test('written again replaces the one before, and the same changes nothing', () => {
    const { ratingSummary, review } = postReview(none, undefined, posted(4), at).state;
    const { state } = postReview(ratingSummary, review, posted(2, 'Late'), later);
    expect(state.ratingSummary).toEqual({ ...none, version: 2, reviews: 1, ratingSum: 2 });
    expect(state.review).toEqual({ ...review, version: 2, rating: 2, comment: 'Late', updatedAt: later });
    expect(postReview(ratingSummary, review, posted(4), later)).toEqual({ state: { ratingSummary, review }, events: [] });
  });

  test('that is removed counts no longer, and its words are not published', () => {
    const { ratingSummary, review } = postReview(none, undefined, posted(4), at).state;
    const { state, events } = removeReview(ratingSummary, review, later);
    expect(state.ratingSummary).toEqual({ ...none, version: 2 });
    expect(events).toEqual([
      { type: 'ReviewRemoved', ratingSummary: state.ratingSummary, review: { ...review, version: 2, comment: '' }, at: later },
    ]);
  });

  test('keeps its stars when its author is no more', () => {
    const { ratingSummary, review } = postReview(none, undefined, posted(4), at).state;
    const { state, events } = forgetAuthor(ratingSummary, review, later);
    expect(state).toEqual({ ratingSummary: { ...ratingSummary, version: 2 }, review: { ...review, version: 2, comment: '' } });
    expect(events).toEqual([{ type: 'ReviewPosted', ...state, at: later }]);
    expect(forgetAuthor(state.ratingSummary, state.review, later).events).toEqual([]);
  });
});

test.each([
  [0, 0, 0],
  [1, 5, 50],
  [3, 13, 43],
  [4, 17, 43],
  [20, 85, 43],
  [6, 10, 17],
])('of %d reviews with %d stars the mean is %d tenths', (reviews, ratingSum, mean) => {
  expect(tenthsOf({ reviews, ratingSum })).toBe(mean);
});

test('in any order of steps the figures are those of the reviews that stand', () => {
  const step = fc.record({
    nth: fc.nat({ max: 3 }),
    kind: fc.constantFrom('post', 'post', 'remove', 'forget'),
    rating: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      let ratingSummary = none;
      const standsOf = new Map<MemberId, Review>();
      let eventCount = 0;
      for (const { nth, kind, rating } of steps) {
        const authorId = authors[nth] as MemberId;
        const known = standsOf.get(authorId);
        if (kind !== 'post' && known === undefined) continue;
        const decided =
          known === undefined || kind === 'post'
            ? postReview(ratingSummary, known, posted(rating, 'Kind', authorId), at)
            : { remove: removeReview, forget: forgetAuthor }[kind as 'remove' | 'forget'](ratingSummary, known, at);
        eventCount += decided.events.length;
        ratingSummary = decided.state.ratingSummary;
        if (kind === 'remove') standsOf.delete(authorId);
        else standsOf.set(authorId, decided.state.review);
        const ratings = [...standsOf.values()].map((review) => review.rating);
        expect(ratingSummary).toMatchObject({
          version: eventCount,
          reviews: ratings.length,
          ratingSum: ratings.reduce((sum, one) => sum + one, 0),
        });
      }
    }),
  );
});
