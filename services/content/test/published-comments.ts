import { commentHidden, commentPosted, commentRemoved, commentShown, type EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { commentOutbox } from '../src/comments/comment-events.ts';
import type { Comment, CommentEvent, CommentId } from '../src/comments/comment.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const commentId = fc.uuid().map((id) => id as CommentId);
const memberId = fc.uuid().map((id) => id as MemberId);

const comment: fc.Arbitrary<Comment> = fc.record({
  id: commentId,
  version: fc.integer({ min: 1 }),
  articleSlug: fc.string({ unit: 'grapheme' }),
  parentId: fc.option(commentId),
  parentAuthorId: fc.option(memberId),
  authorId: memberId,
  content: fc.string({ unit: 'grapheme' }),
  createdAt: instant,
  removedAt: fc.option(instant),
  isHidden: fc.boolean(),
});

const publishedFact = (type: CommentEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ comment, at: instant }),
    publish: (fact, outbox) => commentOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ comment: { content: _words, parentId, parentAuthorId, removedAt, isHidden: hidden, ...state }, at }) => ({
      subject: state.id,
      sequence: state.version,
      time: at,
      data: {
        comment: { ...state, parentId: parentId ?? '', parentAuthorId: parentAuthorId ?? '', removedAt: removedAt ?? undefined, hidden },
      },
    }),
  });

export const publishedEvents = [
  publishedFact('CommentPosted', commentPosted),
  publishedFact('CommentRemoved', commentRemoved),
  publishedFact('CommentHidden', commentHidden),
  publishedFact('CommentShown', commentShown),
];
