import { isApiError } from '#shared/api/api-error.ts';
import type { components } from '#shared/api/gen/api.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { refusalText, showToast } from '#shared/flow/show-toast.ts';
import { i18n } from '#shared/i18n/i18n.ts';

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

/** An article as lists show it, without its text. */
export type Article = components['schemas']['ArticleSummary'];
export type WholeArticle = components['schemas']['Article'];

/** The language that articles are asked for in: that of the page. */
export const languageOfArticles = (): 'en' | 'ur' => (i18n.language === 'ur' ? 'ur' : 'en');

export const pageOfArticle = (slug: string): string => `blog-${slug}`;
