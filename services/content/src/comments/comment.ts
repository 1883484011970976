import { refusal, type Branded, type Decided, type MemberId } from '@paltu/kernel';

export const commentNotFound = refusal('not-found', 'comment.not-found', 'Comment not found');

export const commentNotYours = refusal('forbidden', 'comment.not-yours', 'Only its author may remove a comment');

export const replyToReply = refusal('invalid', 'comment.reply-to-reply', 'A reply takes no replies, please reply to the comment above it');

export type CommentId = Branded<string, 'CommentId'>;

/** What a member wrote below an article, or below a comment of another. */
export interface Comment {
  readonly id: CommentId;
  /** Order of its events. */
  readonly version: number;
  readonly articleSlug: string;
  /** The comment that it replies to; null when it replies to none. */
  readonly parentId: CommentId | null;
  readonly parentAuthorId: MemberId | null;
  readonly authorId: MemberId;
  /** Empty once it is removed. */
  readonly content: string;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  /** Its author is suspended: shown as if it were removed, until they are let in again. */
  readonly isHidden: boolean;
}

export const isShown = ({ removedAt, isHidden }: Comment): boolean => removedAt === null && !isHidden;

export interface CommentEvent {
  readonly type: 'CommentPosted' | 'CommentRemoved' | 'CommentHidden' | 'CommentShown';
  /** The comment as it was after the event. */
  readonly comment: Comment;
  readonly at: Date;
}

export interface NewComment {
  readonly id: CommentId;
  readonly articleSlug: string;
  readonly parent: Comment | undefined;
  readonly authorId: MemberId;
  readonly content: string;
}

export const postComment = ({ parent, ...written }: NewComment, at: Date): Decided<Comment, CommentEvent> => {
  const comment: Comment = {
    ...written,
    version: 1,
    parentId: parent?.id ?? null,
    parentAuthorId: parent?.authorId ?? null,
    createdAt: at,
    removedAt: null,
    isHidden: false,
  };
  return { state: comment, events: [{ type: 'CommentPosted', comment, at }] };
};

/** Its words are gone for good; what is removed already stays as it is. */
export const removeComment = (comment: Comment, at: Date): Decided<Comment, CommentEvent> => {
  if (comment.removedAt !== null) return { state: comment, events: [] };
  const removed: Comment = { ...comment, version: comment.version + 1, content: '', removedAt: at };
  return { state: removed, events: [{ type: 'CommentRemoved', comment: removed, at }] };
};

/** Its author is suspended, or let in again; what is removed, or is so already, stays as it is. */
export const hideComment = (comment: Comment, isHidden: boolean, at: Date): Decided<Comment, CommentEvent> => {
  if (comment.removedAt !== null || comment.isHidden === isHidden) return { state: comment, events: [] };
  const state: Comment = { ...comment, version: comment.version + 1, isHidden };
  return { state, events: [{ type: isHidden ? 'CommentHidden' : 'CommentShown', comment: state, at }] };
};
