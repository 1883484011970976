import { describe, expect, test } from '@jest/globals';
import { type MemberId, newId } from '@paltu/kernel';
import { addView, changeLike } from './interest-changes.ts';
import { noInterest } from './interest.ts';

const at = new Date('2026-05-01T09:00:00Z');
const memberId = newId() as MemberId;
const interest = { ...noInterest({ id: newId(), ownerId: newId() }), version: 7, likes: 3, views: 5 };

describe('a like', () => {
  test('counts, and is told with the state after it', () => {
    const { state, events } = changeLike(interest, { memberId, isLiked: false, liked: true }, at);
    expect(state).toEqual({ ...interest, version: 8, likes: 4 });
    expect(events).toEqual([{ type: 'liked', interest: state, memberId, at }]);
  });

  test('is taken back, and that is told', () => {
    const { state, events } = changeLike(interest, { memberId, isLiked: true, liked: false }, at);
    expect(state).toEqual({ ...interest, version: 8, likes: 2 });
    expect(events).toEqual([{ type: 'unliked', interest: state, memberId, at }]);
  });

  test.each([true, false])('that already is so (%s) changes nothing', (liked) => {
    expect(changeLike(interest, { memberId, isLiked: liked, liked }, at)).toEqual({ state: interest, events: [] });
  });
});

test('a view counts, and does not say who looked', () => {
  const { state, events } = addView(interest, at);
  expect(state).toEqual({ ...interest, version: 8, views: 6 });
  expect(events).toEqual([{ type: 'viewed', interest: state, at }]);
});
