import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { languageOfArticles } from '../model/article.ts';

const { updateQueryData } = contentEndpoints.util;

/** Whether the member likes an article, and the way to change that; a refusal changes nothing and is said. */
export function useArticleLike(slug: string): { isLiked: boolean; isBusy: boolean; toggle: () => void } {
  const dispatch = useAppDispatch();
  const { data } = contentEndpoints.useGetContentArticlesBySlugLikesQuery({ slug });
  const [like, { isLoading }] = contentEndpoints.usePostContentArticlesBySlugLikeMutation();
  const isLiked = data?.liked ?? false;
  const change = async () => {
    const answer = await like({ slug, body: { liked: !isLiked } });
    if (!answer.data) return;
    const { liked, likes } = answer.data;
    dispatch(updateQueryData('getContentArticlesBySlugLikes', { slug }, (known) => void (known.liked = liked)));
    // The gateway hears of it a moment later.
    const shown = { slug, lang: languageOfArticles() };
    dispatch(updateQueryData('getContentArticlesBySlug', shown, ({ post }) => void (post.likes = likes)));
  };
  return { isLiked, isBusy: isLoading || data === undefined, toggle: () => void change() };
}
