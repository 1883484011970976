import { refusal } from '@paltu/kernel';

export const articleNotFound = refusal('not-found', 'article.not-found', 'Article not found');

export const languages = ['en', 'ur'] as const;
export type Language = (typeof languages)[number];

export const categories = ['Adoption', 'Dog Care', 'Cat Care', 'Health', 'Training', 'Nutrition'] as const;
export type Category = (typeof categories)[number];

/** Who wrote it, in one language. */
interface Author {
  readonly name: string;
  readonly bio: string;
  readonly expertise: string;
  /** Path of a picture of the site. */
  readonly avatar: string;
}

/** An article in one language. */
export interface ArticleText {
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly author: Author;
  /** The body as HTML that a browser may be given as it is. */
  readonly content: string;
  /** Minutes that reading it takes, at least one. */
  readonly readTime: number;
}

/** An article of the blog: a file of the product, the same wherever it runs. */
export interface Article {
  readonly slug: string;
  readonly category: Category;
  /** Path of a picture of the site. */
  readonly image: string;
  readonly featured: boolean;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly in: Readonly<Record<Language, ArticleText>>;
}

interface ArticleFilter {
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

const mostRelated = 3;

const sharedTags = (one: Article, other: Article): number => other.in.en.tags.filter((tag) => one.in.en.tags.includes(tag)).length;

const likeness = (one: Article, other: Article): number => (one.category === other.category ? 100 : 0) + sharedTags(one, other);

/** The articles of the product, the newest first. */
export const articleLibrary = (articles: readonly Article[]) => {
  const newestFirst = articles.toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || one.slug.localeCompare(other.slug),
  );
  const bySlug = new Map(newestFirst.map((article) => [article.slug, article]));
  return {
    list: ({ category }: ArticleFilter): readonly Article[] =>
      newestFirst.filter((article) => category === undefined || article.category === category),
    find: (slug: string): Article | undefined => bySlug.get(slug),
    /** At most three others: of the same category first, then those that share most tags, then the newest. */
    related: (article: Article): readonly Article[] =>
      newestFirst
        .filter(({ slug }) => slug !== article.slug)
        .toSorted((one, other) => likeness(article, other) - likeness(article, one))
        .slice(0, mostRelated),
  };
};
export type ArticleLibrary = ReturnType<typeof articleLibrary>;
