import { z } from 'zod';
import { categories, type Article, type Language } from '../domain/article.ts';

const summary = {
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.strictObject({ name: z.string(), bio: z.string(), expertise: z.string() }),
  category: z.enum(categories),
  tags: z.array(z.string()).readonly(),
  featured: z.boolean(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  readTime: z.int(),
  comments: z.int(),
};

/** How many comments are shown, by slug; nothing for an article without any. */
export type CommentCounts = ReadonlyMap<string, number>;

/** An article in a list: its slug is its id. */
export const articleSummaryView = z.strictObject(summary).meta({ id: 'ArticleSummary' });

/** An article as it is read; `content` is sanitised HTML. */
export const articleView = z.strictObject({ ...summary, content: z.string() }).meta({ id: 'Article' });

export const presentSummary = (article: Article, lang: Language, comments: CommentCounts): z.input<typeof articleSummaryView> => {
  const { slug, category, featured } = article;
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
    tags,
    featured,
    publishedAt,
    updatedAt: article.updatedAt.toISOString(),
    readTime,
    comments: comments.get(slug) ?? 0,
  };
};

export const presentArticle = (article: Article, lang: Language, comments: CommentCounts): z.input<typeof articleView> => ({
  ...presentSummary(article, lang, comments),
  content: article.in[lang].content,
});
