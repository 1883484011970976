import { foldText } from '@paltu/reference';
import type { Article, Category, Language } from './article.ts';

export interface ArticleFilter {
  readonly lang: Language;
  readonly category?: Category | undefined;
  /** Every word of it is in title, excerpt or a tag. */
  readonly search?: string | undefined;
}

/** The articles of the product, the newest first. */
export interface ArticleLibrary {
  list(filter: ArticleFilter): readonly Article[];
  find(slug: string): Article | undefined;
  /** At most three others: of the same category first, then those that share most tags, then the newest. */
  related(article: Article): readonly Article[];
}

const mostRelated = 3;

const searched = (article: Article, lang: Language): string => {
  const { title, excerpt, tags } = article.in[lang];
  return foldText([title, excerpt, ...tags].join(' '));
};

const sharedTags = (one: Article, other: Article): number => other.in.en.tags.filter((tag) => one.in.en.tags.includes(tag)).length;

const likeness = (one: Article, other: Article): number => (one.category === other.category ? 100 : 0) + sharedTags(one, other);

export const articleLibrary = (articles: readonly Article[]): ArticleLibrary => {
  const newestFirst = articles.toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || one.slug.localeCompare(other.slug),
  );
  const bySlug = new Map(newestFirst.map((article) => [article.slug, article]));
  return {
    list: ({ lang, category, search = '' }) => {
      const words = foldText(search).split(' ');
      return newestFirst.filter(
        (article) =>
          (category === undefined || article.category === category) && words.every((word) => searched(article, lang).includes(word)),
      );
    },
    find: (slug) => bySlug.get(slug),
    related: (article) =>
      newestFirst
        .filter(({ slug }) => slug !== article.slug)
        .toSorted((one, other) => likeness(article, other) - likeness(article, one))
        .slice(0, mostRelated),
  };
};
