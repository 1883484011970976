import type { Clock, MemberId } from '@paltu/kernel';
import { removeComment } from '../domain/comment.ts';
import type { CommentScope } from './ports.ts';

export interface ForgetCommentsNeeds {
  readonly scope: CommentScope;
  readonly clock: Clock;
}

/** Takes away all that a member wrote who is no more. */
export type ForgetComments = (authorId: MemberId) => Promise<void>;

export const forgetComments =
  ({ scope: { comments, keep }, clock }: ForgetCommentsNeeds): ForgetComments =>
  async (authorId) => {
    const at = clock.now();
    for (const comment of await comments.listShownOf(authorId)) await keep(comment, removeComment(comment, at));
  };
