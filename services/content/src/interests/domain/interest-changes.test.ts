import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { addView, setLiked } from './interest-changes.ts';
import { noInterest } from './interest.ts';

const at = new Date('2026-05-01T09:00:00Z');
const memberId = newId() as MemberId;
const article = noInterest({ id: 'cats', articleSlug: 'cats', authorId: null });
const comment = noInterest({ id: newId(), articleSlug: 'cats', authorId: newId() as MemberId });

test('a like counts one and is told, of an article or of a comment', () => {
  const { state, events } = setLiked(article, { memberId, isLiked: false, liked: true }, at);
  expect(state).toEqual({ ...article, version: 1, likes: 1 });
  expect(events).toEqual([{ type: 'ArticleLiked', interest: state, memberId, at }]);
  expect(setLiked(state, { memberId, isLiked: true, liked: false }, at).state).toEqual({ ...article, version: 2, likes: 0 });
  expect(setLiked(comment, { memberId, isLiked: false, liked: true }, at).events[0]?.type).toBe('CommentLiked');
  expect(setLiked(comment, { memberId, isLiked: true, liked: false }, at).events[0]?.type).toBe('CommentUnliked');
});

test('what already is so changes nothing', () => {
  for (const liked of [true, false])
    expect(setLiked(article, { memberId, isLiked: liked, liked }, at)).toEqual({ state: article, events: [] });
});

test('a view counts one and names nobody', () => {
  const { state, events } = addView(article, at);
  expect(state).toEqual({ ...article, version: 1, views: 1 });
  expect(events).toEqual([{ type: 'ArticleViewed', interest: state, at }]);
});
