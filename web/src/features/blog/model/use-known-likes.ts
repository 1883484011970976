import { isApiError } from '#shared/api/api-error.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { refusalText, showToast } from '#shared/flow/show-toast.ts';

/** What the member likes of an article and its comments; where it could not be had, it is asked for again once it is needed. */
export function useKnownLikes(slug: string) {
  const { data, isFetching, refetch } = contentEndpoints.useGetContentArticlesBySlugLikesQuery({ slug });
  const ask = async () => {
    const { data: late, error } = await refetch();
    if (isApiError(error)) showToast.error(refusalText(error, 'blog:like.failed'));
    return late;
  };
  return { likes: data, isAsking: data === undefined && isFetching, known: async () => data ?? (await ask()) };
}
