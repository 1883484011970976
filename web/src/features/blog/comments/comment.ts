import type { ReactNode } from 'react';
import type { components } from '#shared/api/gen/api.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { languageOfArticles } from '../article.ts';

/** Keeps the count of an article's comments right when the reader adds one or takes one away: the gateway consumes it a moment later. */
export function useCountedComments(slug: string): (change: 1 | -1) => void {
  const dispatch = useAppDispatch();
  return (change) => {
    const recount = contentEndpoints.util.updateQueryData('getContentArticlesBySlug', { slug, lang: languageOfArticles() }, ({ post }) => {
      post.comments = Math.max(0, post.comments + change);
    });
    dispatch(recount);
  };
}

export type Comment = components['schemas']['Comment'];
export type Reply = components['schemas']['CommentReply'];

/** Who reads and may write. */
export interface Reader {
  id: string;
  isAdmin: boolean;
}

/** What each comment is shown with. */
export interface CommentProps {
  /** The article that it stands below. */
  slug: string;
  reader: Reader | null;
  /** Asks whether it is to be removed. */
  onRemove: (comment: Reply) => void;
  /** Reports one to the admins; of whom it is, in words. */
  report: (comment: Reply, of: string) => ReactNode;
}

const { postContentArticlesBySlugComments, deleteContentCommentsById, postContentCommentsByIdLike } = contentEndpoints.endpoints;

outcome(postContentArticlesBySlugComments, {
  done: (_answer, { body }) => (body.parentId === undefined ? 'blog:comments.done.posted' : 'blog:comments.done.replied'),
});
outcome(deleteContentCommentsById, {
  done: 'blog:comments.done.removed',
  failed: (error) => refusalText(error, 'blog:comments.failed.remove'),
});
outcome(postContentCommentsByIdLike, { failed: (error) => refusalText(error, 'blog:like.failed') });
