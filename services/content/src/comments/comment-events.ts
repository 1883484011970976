import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { commentHidden, commentPosted, commentRemoved, commentShown, type CommentSchema, type EveryField } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { Comment, CommentEvent } from './comment.ts';

const commentMessage = ({ id, version, articleSlug, parentId, parentAuthorId, authorId, createdAt, removedAt, isHidden }: Comment) =>
  ({
    id,
    version: BigInt(version),
    articleSlug,
    parentId: parentId ?? '',
    parentAuthorId: parentAuthorId ?? '',
    authorId,
    createdAt: timestampFromDate(createdAt),
    removedAt: removedAt === null ? undefined : timestampFromDate(removedAt),
    hidden: isHidden,
  }) satisfies EveryField<typeof CommentSchema>;

const toMessage = ({ type, comment, at }: CommentEvent): OutgoingEvent => {
  const outgoing = { subject: comment.id, sequence: comment.version, time: at, data: { comment: commentMessage(comment) } };
  switch (type) {
    case 'CommentPosted':
      return outgoingEvent(commentPosted, outgoing);
    case 'CommentRemoved':
      return outgoingEvent(commentRemoved, outgoing);
    case 'CommentHidden':
      return outgoingEvent(commentHidden, outgoing);
    case 'CommentShown':
      return outgoingEvent(commentShown, outgoing);
  }
};

export const commentOutbox = (outbox: Outbox) => ({
  append: (events: readonly CommentEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
