import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { postContentArticlesBySlugComments, deleteContentCommentsById, postContentCommentsByIdLike } = contentEndpoints.endpoints;

outcome(postContentArticlesBySlugComments, {
  done: (_answer, { body }) => (body.parentId === undefined ? 'blog:comments.done.posted' : 'blog:comments.done.replied'),
});
outcome(deleteContentCommentsById, {
  done: 'blog:comments.done.removed',
  failed: (error) => refusalText(error, 'blog:comments.failed.remove'),
});
outcome(postContentCommentsByIdLike, { failed: (error) => refusalText(error, 'blog:like.failed') });
