import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { FollowMember } from '@paltu/projections';
import type { CommentRepository, CommentScope } from './comment-store.ts';
import {
  commentNotFound,
  commentNotYours,
  hideComment,
  isShown,
  postComment,
  removeComment,
  replyToReply,
  type Comment,
  type CommentId,
  type NewComment,
} from './comment.ts';

interface CommentingNeeds {
  readonly inTransaction: InTransaction<CommentScope>;
  /** @throws AppError `article.not-found` */
  readonly requireArticle: (slug: string) => void;
  /** Counts one that is posted. @throws AppError `request.too-many` */
  readonly countComment: <T>(memberId: MemberId, work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
}

interface CommentWish extends Omit<NewComment, 'id' | 'parent'> {
  readonly parentId?: CommentId | undefined;
}

interface Removal {
  readonly id: CommentId;
  readonly remover: { readonly userId: MemberId; readonly role: 'user' | 'admin' };
}

const parentOf = async (comments: CommentRepository, articleSlug: string, parentId: CommentId): Promise<Comment> => {
  const parent = await comments.get(parentId);
  if (parent.articleSlug !== articleSlug || !isShown(parent)) throw commentNotFound();
  if (parent.parentId !== null) throw replyToReply.at('parentId');
  return parent;
};

/** What members do with comments. */
export const commenting = ({ inTransaction, requireArticle, countComment, clock }: CommentingNeeds) => ({
  /** @throws AppError `article.not-found`, `comment.not-found`, `comment.reply-to-reply`, `request.too-many` */
  post: async ({ parentId, ...written }: CommentWish): Promise<Comment> => {
    requireArticle(written.articleSlug);
    return countComment(written.authorId, () =>
      inTransaction(async ({ comments, outbox }) => {
        const parent = parentId && (await parentOf(comments, written.articleSlug, parentId));
        const { state, events } = postComment({ ...written, id: newId() as CommentId, parent }, clock.now());
        await comments.add(state);
        await outbox.append(events);
        return state;
      }),
    );
  },
  /**
   * Its author takes it away, or an admin; what is removed already stays so.
   * @throws AppError `comment.not-found`, `comment.not-yours`
   */
  remove: ({ id, remover }: Removal): Promise<void> =>
    inTransaction(async ({ comments, keep }) => {
      const comment = await comments.get(id);
      if (comment.authorId !== remover.userId && remover.role !== 'admin')
        throw comment.removedAt === null ? commentNotYours() : commentNotFound();
      await keep(comment, removeComment(comment, clock.now()));
    }),
});
export type Commenting = ReturnType<typeof commenting>;

/** Hides all that a suspended member wrote until they are let in again, and takes away that of one who is no more. */
export const followAuthor =
  ({ comments, keep }: CommentScope, clock: Clock): FollowMember =>
  async ({ memberId, isSuspended, isErased }) => {
    const at = clock.now();
    const wanted = isErased ? undefined : { isHidden: !isSuspended };
    for (const comment of await comments.listKeptOf(memberId, wanted))
      await keep(comment, isErased ? removeComment(comment, at) : hideComment(comment, isSuspended, at));
  };
