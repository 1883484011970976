import { describe, expect, test } from '@jest/globals';
import { type MemberId, newId } from '@paltu/kernel';
import { setLiked } from './interest-changes.ts';
import { noInterest, type VetId } from './interest.ts';

const at = new Date('2027-05-01T09:00:00Z');
const memberId = newId() as MemberId;
const interest = { ...noInterest(newId() as VetId, newId() as MemberId), version: 7, likes: 3 };

describe('a like', () => {
  test('counts, and is told with the state after it', () => {
    const { state, events } = setLiked(interest, { memberId, isLiked: false, liked: true }, at);
    expect(state).toEqual({ ...interest, version: 8, likes: 4 });
    expect(events).toEqual([{ type: 'VetLiked', interest: state, memberId, at }]);
  });

  test('is taken back, and that is told', () => {
    const { state, events } = setLiked(interest, { memberId, isLiked: true, liked: false }, at);
    expect(state).toEqual({ ...interest, version: 8, likes: 2 });
    expect(events).toEqual([{ type: 'VetUnliked', interest: state, memberId, at }]);
  });

  test.each([true, false])('that already is so (%s) changes nothing', (liked) => {
    expect(setLiked(interest, { memberId, isLiked: liked, liked }, at)).toEqual({ state: interest, events: [] });
  });
});
