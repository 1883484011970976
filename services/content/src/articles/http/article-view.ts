import { z } from 'zod';
import { categories, type Article, type Language } from '../domain/article.ts';

const summary = {
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.strictObject({ name: z.string(), bio: z.string(), expertise: z.string(), avatar: z.string() }),
  category: z.enum(categories),
  /** Where the site has it: a path. */
  image: z.string(),
  tags: z.array(z.string()).readonly(),
  featured: z.boolean(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  readTime: z.int(),
  comments: z.int(),
  likes: z.int(),
  views: z.int(),
};

/** What was counted of an article. */
export interface ArticleFigures {
  /** Comments that are shown. */
  readonly comments: number;
  readonly likes: number;
  readonly views: number;
}

/** By slug. */
export type FiguresOfArticles = (slug: string) => ArticleFigures;

/** An article in a list: its slug is its id. */
export const articleSummaryView = z.strictObject(summary).meta({ id: 'ArticleSummary' });

/** An article as it is read; `content` is sanitised HTML. */
export const articleView = z.strictObject({ ...summary, content: z.string() }).meta({ id: 'Article' });

export const presentSummary = (article: Article, lang: Language, figuresOf: FiguresOfArticles): z.input<typeof articleSummaryView> => {
  const { slug, category, image, featured } = article;
  const { title, excerpt, author, tags, readTime } = article.in[lang];
  const publishedAt = article.publishedAt.toISOString();
  return {
    _id: slug,
    id: slug,
    slug,
    title,
    excerpt,
    author,
    category,
    image,
    tags,
    featured,
    publishedAt,
    updatedAt: article.updatedAt.toISOString(),
    readTime,
    ...figuresOf(slug),
  };
};

export const presentArticle = (article: Article, lang: Language, figuresOf: FiguresOfArticles): z.input<typeof articleView> => ({
  ...presentSummary(article, lang, figuresOf),
  content: article.in[lang].content,
});
