import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { languageOfArticles } from '../model/article.ts';

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
