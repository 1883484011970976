import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { languageOfArticles } from '../model/article.ts';
import { useKnownLikes } from '../model/use-known-likes.ts';

const { updateQueryData } = contentEndpoints.util;

/** Whether the member likes an article, and the way to change that; a refusal changes nothing and is reported. */
export function useArticleLike(slug: string): { isLiked: boolean; isBusy: boolean; toggle: () => void } {
  const dispatch = useAppDispatch();
  const { likes: mine, isAsking, known } = useKnownLikes(slug);
  const [like, { isLoading }] = contentEndpoints.usePostContentArticlesBySlugLikeMutation();
  const isLiked = mine?.liked ?? false;
  const change = async () => {
    // What is known only now may be what is wanted already.
    if ((await known())?.liked !== isLiked) return;
    const answer = await like({ slug, body: { liked: !isLiked } });
    if (!answer.data) return;
    const { liked, likes } = answer.data;
    dispatch(updateQueryData('getContentArticlesBySlugLikes', { slug }, (kept) => void (kept.liked = liked)));
    // The gateway consumes it a moment later.
    const shown = { slug, lang: languageOfArticles() };
    dispatch(updateQueryData('getContentArticlesBySlug', shown, ({ post }) => void (post.likes = likes)));
  };
  return { isLiked, isBusy: isLoading || isAsking, toggle: () => void change() };
}
