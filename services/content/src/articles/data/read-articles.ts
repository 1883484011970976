import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { categories, type Article, type ArticleText, type Language } from '../domain/article.ts';
import { renderMarkdown } from './render-markdown.ts';

const folder = new URL('../../../articles/', import.meta.url);

const textFields = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  tags: z.array(z.string().min(1)),
});

const articleFields = z.strictObject({
  category: z.enum(categories),
  image: z.string().startsWith('/art/'),
  featured: z.boolean(),
  publishedAt: z.iso.date().transform((day) => new Date(day)),
  updatedAt: z.iso.date().transform((day) => new Date(day)),
  en: textFields,
  ur: textFields,
});

const authorFields = z.strictObject({ name: z.string(), bio: z.string(), expertise: z.string() });
const authorsFields = z.strictObject({ avatar: z.string().startsWith('/art/'), en: authorFields, ur: authorFields });

const wordsPerMinute = 200;

const minutesOf = (markdown: string): number => Math.max(1, Math.round(markdown.trim().split(/\s+/).length / wordsPerMinute));

const readJson = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> =>
  schema.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8')));

const readArticle = async (slug: string, authors: z.output<typeof authorsFields>): Promise<Article> => {
  const { en, ur, ...article } = await readJson(`${slug}/article.json`, articleFields);
  const textIn = async (language: Language, fields: z.output<typeof textFields>): Promise<ArticleText> => {
    const markdown = await readFile(new URL(`${slug}/${language}.md`, folder), 'utf8');
    return {
      ...fields,
      author: { ...authors[language], avatar: authors.avatar },
      content: renderMarkdown(markdown),
      readTime: minutesOf(markdown),
    };
  };
  return { ...article, slug, in: { en: await textIn('en', en), ur: await textIn('ur', ur) } };
};

/** The articles that lie in `articles/`, a folder each. @throws Error when one is not whole */
export const readArticles = async (): Promise<readonly Article[]> => {
  const authors = await readJson('author.json', authorsFields);
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => readArticle(name, authors)));
};
