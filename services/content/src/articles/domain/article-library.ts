import type { Article, Category, Language } from './article.ts';

export interface ArticleFilter {
  readonly category?: Category | undefined;
}

/** Those of some articles that a search finds in one language, the best match first. */
export type SearchArticles = (
  articles: readonly Article[],
  lang: Language,
  search: string,
) => {
  readonly found: readonly Article[];
  /** The search that was made, where no article has a word that was typed. */
  readonly corrected: string | null;
};

/** The articles of the product, the newest first. */
export interface ArticleLibrary {
  list(filter: ArticleFilter): readonly Article[];
  find(slug: string): Article | undefined;
  /** At most three others: of the same category first, then those that share most tags, then the newest. */
  related(article: Article): readonly Article[];
}

const mostRelated = 3;

const sharedTags = (one: Article, other: Article): number => other.in.en.tags.filter((tag) => one.in.en.tags.includes(tag)).length;

const likeness = (one: Article, other: Article): number => (one.category === other.category ? 100 : 0) + sharedTags(one, other);

export const articleLibrary = (articles: readonly Article[]): ArticleLibrary => {
  const newestFirst = articles.toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || one.slug.localeCompare(other.slug),
  );
  const bySlug = new Map(newestFirst.map((article) => [article.slug, article]));
  return {
    list: ({ category }) => newestFirst.filter((article) => category === undefined || article.category === category),
    find: (slug) => bySlug.get(slug),
    related: (article) =>
      newestFirst
        .filter(({ slug }) => slug !== article.slug)
        .toSorted((one, other) => likeness(article, other) - likeness(article, one))
        .slice(0, mostRelated),
  };
};
