import type { Clock, MemberId } from '@paltu/kernel';
import { removeComment } from '../domain/comment.ts';
import type { InCommentTransaction } from './ports.ts';

export interface ForgetCommentsNeeds {
  readonly inTransaction: InCommentTransaction;
  readonly clock: Clock;
}

/** Takes away all that a member wrote who is no more. */
export type ForgetComments = (authorId: MemberId) => Promise<void>;

export const forgetComments =
  ({ inTransaction, clock }: ForgetCommentsNeeds): ForgetComments =>
  (authorId) =>
    inTransaction(async ({ comments, keep }) => {
      const at = clock.now();
      for (const comment of await comments.listShownOf(authorId)) await keep(comment, removeComment(comment, at));
    });
