import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { commentNotFound, replyToReply } from '../domain/comment-errors.ts';
import { postComment as post, type Comment, type CommentId } from '../domain/comment.ts';
import type { CommentRepository, InCommentTransaction } from './ports.ts';

export interface PostCommentNeeds {
  readonly inTransaction: InCommentTransaction;
  /** @throws AppError `article.not-found` */
  readonly requireArticle: (slug: string) => void;
  /** Counts one that is posted. @throws AppError `request.too-many` */
  readonly countComment: <T>(memberId: MemberId, work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
}

export interface PostCommentRequest {
  readonly articleSlug: string;
  readonly parentId?: CommentId | undefined;
  readonly authorId: MemberId;
  readonly content: string;
}

/** @throws AppError `article.not-found`, `comment.not-found`, `comment.reply-to-reply`, `request.too-many` */
export type PostComment = (request: PostCommentRequest) => Promise<Comment>;

const parentOf = async (comments: CommentRepository, articleSlug: string, parentId: CommentId): Promise<Comment> => {
  const parent = await comments.get(parentId);
  if (parent.articleSlug !== articleSlug || parent.removedAt !== null) throw commentNotFound();
  if (parent.parentId !== null) throw replyToReply.at('parentId');
  return parent;
};

export const postComment =
  ({ inTransaction, requireArticle, countComment, clock }: PostCommentNeeds): PostComment =>
  async ({ parentId, ...written }) => {
    requireArticle(written.articleSlug);
    return countComment(written.authorId, () =>
      inTransaction(async ({ comments, outbox }) => {
        const parent = parentId && (await parentOf(comments, written.articleSlug, parentId));
        const { state, events } = post({ ...written, id: newId() as CommentId, parent }, clock.now());
        await comments.add(state);
        await outbox.append(events);
        return state;
      }),
    );
  };
