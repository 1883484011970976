import { describe, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { addView, changeLike, noInterest } from './interest.ts';

const at = new Date('2026-05-01T09:00:00Z');
const memberId = newId() as MemberId;
const interest = { ...noInterest({ id: newId(), ownerId: newId() as MemberId }), version: 7, likes: 3, views: 5 };

describe('a like', () => {
  test('counts one more, and its event has the state after it', () => {
    const { state, events } = changeLike(interest, { memberId, isLiked: false, liked: true }, at);
    expect(state).toEqual({ ...interest, version: 8, likes: 4 });
    expect(events).toEqual([{ type: 'liked', interest: state, memberId, at }]);
  });

  test('that is taken back counts one less, and has an event of its own', () => {
    const { state, events } = changeLike(interest, { memberId, isLiked: true, liked: false }, at);
    expect(state).toEqual({ ...interest, version: 8, likes: 2 });
    expect(events).toEqual([{ type: 'unliked', interest: state, memberId, at }]);
  });

  test.each([true, false])('that already is so (%s) changes nothing', (liked) => {
    expect(changeLike(interest, { memberId, isLiked: liked, liked }, at)).toEqual({ state: interest, events: [] });
  });
});

test('a view counts one more, and its event names nobody', () => {
  const { state, events } = addView(interest, at);
  expect(state).toEqual({ ...interest, version: 8, views: 6 });
  expect(events).toEqual([{ type: 'viewed', interest: state, at }]);
});
