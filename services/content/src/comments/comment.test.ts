import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { hideComment, postComment, removeComment, type CommentId } from './comment.ts';

const at = new Date('2026-05-01T09:00:00Z');
const later = new Date('2026-05-02T09:00:00Z');
const written = { id: newId() as CommentId, articleSlug: 'cats', authorId: newId() as MemberId, content: 'Thanks!' };

test('a comment is published as it is written', () => {
  const { state, events } = postComment({ ...written, parent: undefined }, at);
  expect(state).toEqual({ ...written, version: 1, parentId: null, parentAuthorId: null, createdAt: at, removedAt: null, isHidden: false });
  expect(events).toEqual([{ type: 'CommentPosted', comment: state, at }]);
});

test('a reply names the comment above it and who wrote that', () => {
  const { state: parent } = postComment({ ...written, parent: undefined }, at);
  const { state } = postComment({ ...written, id: newId() as CommentId, parent }, later);
  expect(state).toMatchObject({ parentId: parent.id, parentAuthorId: parent.authorId });
});

test('the words of a removed comment are gone, and it is removed once', () => {
  const { state: comment } = postComment({ ...written, parent: undefined }, at);
  const { state: removed, events } = removeComment(comment, later);
  expect(removed).toEqual({ ...comment, version: 2, content: '', removedAt: later });
  expect(events).toEqual([{ type: 'CommentRemoved', comment: removed, at: later }]);
  expect(removeComment(removed, later)).toEqual({ state: removed, events: [] });
});

test('a comment of a suspended author is hidden and shown again with its words, each by an event of its own; a removed one is neither', () => {
  const { state: comment } = postComment({ ...written, parent: undefined }, at);
  const { state: hidden, events } = hideComment(comment, true, later);
  expect(hidden).toEqual({ ...comment, version: 2, isHidden: true });
  expect(events).toEqual([{ type: 'CommentHidden', comment: hidden, at: later }]);
  expect(hideComment(hidden, true, later).events).toEqual([]);
  const { state: shown, events: back } = hideComment(hidden, false, later);
  expect([shown, back]).toEqual([{ ...comment, version: 3 }, [{ type: 'CommentShown', comment: shown, at: later }]]);
  expect(hideComment(removeComment(hidden, later).state, false, later).events).toEqual([]);
});
