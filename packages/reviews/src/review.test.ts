import { describe, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import {
  forgetAuthor,
  hideReview,
  postReview,
  removeReview,
  tenthsOf,
  type RatingSummary,
  type Review,
  type Reviewed,
  type ReviewId,
} from './review.ts';

const at = new Date('2027-05-01T09:00:00Z');
const later = new Date('2027-05-02T09:00:00Z');
const none: RatingSummary = { id: newId(), ownerId: newId() as MemberId, version: 0, reviews: 0, ratingSum: 0 };
const authors = [1, 2, 3, 4].map(() => newId() as MemberId);
const [sana = newId() as MemberId] = authors;
const opinion = (rating: number, comment = 'Kind', authorId = sana) => ({ id: newId() as ReviewId, authorId, rating, comment });
const unreviewed: Reviewed = { summary: none, review: undefined };
const reviewedWith = (rating: number) => postReview(unreviewed, opinion(rating), at).state as Reviewed & { readonly review: Review };

describe('a review', () => {
  test('counts, and is published with the mean after it', () => {
    const { state, events } = postReview(unreviewed, opinion(4), at);
    expect(state.summary).toEqual({ ...none, version: 1, reviews: 1, ratingSum: 4 });
    expect(state.review).toMatchObject({ thingId: none.id, version: 1, rating: 4, comment: 'Kind', createdAt: at, updatedAt: at });
    expect(events).toEqual([{ type: 'posted', ...state, at }]);
  });

  test('is replaced by another of the same member, and the same once more changes nothing', () => {
    const reviewed = reviewedWith(4);
    const { state } = postReview(reviewed, opinion(2, 'Late'), later);
    expect(state.summary).toEqual({ ...none, version: 2, reviews: 1, ratingSum: 2 });
    expect(state.review).toEqual({ ...reviewed.review, version: 2, rating: 2, comment: 'Late', updatedAt: later });
    expect(postReview(reviewed, opinion(4), later).state).toBe(reviewed);
    // Other words alone are another review.
    expect(postReview(reviewed, opinion(4, 'Late'), later).state.review).toMatchObject({ version: 2, rating: 4, comment: 'Late' });
  });

  test('that is removed counts no longer, and its comment is not published', () => {
    const reviewed = reviewedWith(4);
    const { state, events } = removeReview(reviewed, later);
    expect(state).toEqual({ summary: { ...none, version: 2 }, review: undefined });
    expect(events).toEqual([
      { type: 'removed', summary: state.summary, review: { ...reviewed.review, version: 2, comment: '' }, at: later },
    ]);
  });

  test('of who is suspended does not count until they are let in again, nor is it counted away twice', () => {
    const reviewed = reviewedWith(4);
    const hidden = hideReview(reviewed, true, later);
    expect(hidden.state).toEqual({ summary: { ...none, version: 2 }, review: { ...reviewed.review, version: 2, isHidden: true } });
    expect(hidden.events).toMatchObject([{ type: 'removed', review: { comment: '' } }]);
    const known = hidden.state as typeof reviewed;
    expect(hideReview(known, true, later).events).toEqual([]);
    expect(removeReview(known, later).state.summary).toMatchObject({ reviews: 0, ratingSum: 0 });
    const back = hideReview(known, false, later);
    expect(back.state.summary).toEqual({ ...reviewed.summary, version: 3 });
    expect(back.events).toMatchObject([{ type: 'posted', review: { ...reviewed.review, version: 3 } }]);
  });

  test('keeps its stars when the account of its author is erased', () => {
    const reviewed = reviewedWith(4);
    const { state, events } = forgetAuthor(reviewed, later);
    const forgotten = { summary: { ...reviewed.summary, version: 2 }, review: { ...reviewed.review, version: 2, comment: '' } };
    expect([state, events]).toEqual([forgotten, [{ type: 'posted', ...forgotten, at: later }]]);
    expect(forgetAuthor(forgotten, later)).toEqual({ state: forgotten, events: [] });
  });
});

test.each([
  [0, 0, 0],
  [1, 5, 50],
  [3, 13, 43],
  [4, 17, 43],
  [20, 85, 43],
  [6, 10, 17],
])('the mean of %d reviews with %d stars is %d tenths', (reviews, ratingSum, mean) => {
  expect(tenthsOf({ reviews, ratingSum })).toBe(mean);
});

test('after any order of steps the summary is that of the reviews that are there', () => {
  const step = fc.record({
    nth: fc.nat({ max: 3 }),
    kind: fc.constantFrom('post', 'post', 'remove', 'forget'),
    rating: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      let summary = none;
      const reviewOf = new Map<MemberId, Review>();
      let published = 0;
      for (const { nth, kind, rating } of steps) {
        const authorId = authors[nth] as MemberId;
        const review = reviewOf.get(authorId);
        if (kind !== 'post' && review === undefined) continue;
        const decided =
          review === undefined || kind === 'post'
            ? postReview({ summary, review }, opinion(rating, 'Kind', authorId), at)
            : { remove: removeReview, forget: forgetAuthor }[kind as 'remove' | 'forget']({ summary, review }, at);
        published += decided.events.length;
        ({ summary } = decided.state);
        if (decided.state.review === undefined) reviewOf.delete(authorId);
        else reviewOf.set(authorId, decided.state.review);
        const ratings = [...reviewOf.values()].map((one) => one.rating);
        expect(summary).toMatchObject({
          version: published,
          reviews: ratings.length,
          ratingSum: ratings.reduce((sum, one) => sum + one, 0),
        });
      }
    }),
  );
});
