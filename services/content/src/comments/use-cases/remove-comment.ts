import type { Clock, MemberId } from '@paltu/kernel';
import { commentNotFound, commentNotYours } from '../domain/comment-errors.ts';
import { removeComment as remove, type CommentId } from '../domain/comment.ts';
import type { InCommentTransaction } from './ports.ts';

export interface RemoveCommentNeeds {
  readonly inTransaction: InCommentTransaction;
  readonly clock: Clock;
}

export interface RemoveCommentRequest {
  readonly id: CommentId;
  readonly remover: { readonly userId: MemberId; readonly role: 'user' | 'admin' };
}

/** @throws AppError `comment.not-found`, `comment.not-yours` */
export type RemoveComment = (request: RemoveCommentRequest) => Promise<void>;

/** Its author takes it away, or an admin; what is removed already stays so. */
export const removeComment =
  ({ inTransaction, clock }: RemoveCommentNeeds): RemoveComment =>
  ({ id, remover }) =>
    inTransaction(async ({ comments, keep }) => {
      const comment = await comments.get(id);
      if (comment.authorId !== remover.userId && remover.role !== 'admin')
        throw comment.removedAt === null ? commentNotYours() : commentNotFound();
      await keep(comment, remove(comment, clock.now()));
    });
