import { readdir, readFile } from 'node:fs/promises';
import { findAmong } from '@paltu/search';
import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { categories, type Article, type ArticleText, type Language, type SearchArticles } from './article.ts';

// HTML inside Markdown is shown as text, not taken as HTML.
const markdown = markdownIt('commonmark', { html: false }).enable('table');

const headingOfUrduSources = 'ماخذ';
const english = /((?:\d+ )?\p{Script=Latin}(?:[\p{Script=Latin}\d\s,.:;'’()&–-]*[\p{Script=Latin}\d?])?)/u;

// Without this a voice reads English titles as Urdu, and the marks at their ends land on the wrong side.
markdown.core.ruler.push('english_in_urdu', ({ tokens }) => {
  const sourcesFrom = tokens.findIndex(({ type, content }) => type === 'inline' && content === headingOfUrduSources);
  if (sourcesFrom === -1) return;
  tokens.forEach(({ children }, at) =>
    children?.forEach((token, nth) => {
      const isSetOff = /^(em|strong)_open$/.test(children[nth - 1]?.type ?? '');
      if (token.type === 'text' && (at > sourcesFrom || isSetOff)) token.meta = { marksEnglish: true };
    }),
  );
});

const markEnglish = (text: string): string =>
  text
    .split(english)
    .map((part, nth) => (nth % 2 === 0 ? markdown.utils.escapeHtml(part) : `<bdi lang="en">${markdown.utils.escapeHtml(part)}</bdi>`))
    .join('');

markdown.renderer.rules.text = (tokens, at) => {
  const { content = '', meta } = tokens[at] ?? {};
  return meta?.marksEnglish === true ? markEnglish(content) : markdown.utils.escapeHtml(content);
};

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'a',
    'bdi',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'], bdi: ['lang'] },
  allowedSchemes: ['https'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/**
 * Markdown as HTML that a browser may be given: what is not on the short list of allowed tags and attributes is left out.
 * In an Urdu text what is English in its sources, or emphasised, is marked as English.
 */
export const renderMarkdown = (text: string): string => sanitizeHtml(markdown.render(text), allowed);

const folder = new URL('../../articles/', import.meta.url);

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

/** Articles by what people type: a word of either language finds what the other calls it. */
export const searchArticles: SearchArticles = (articles, lang, search) =>
  findAmong(articles, search, ({ category, in: texts }) => {
    const { title, excerpt, tags } = texts[lang];
    return { texts: { A: [title], B: [category, ...tags], C: [excerpt] } };
  });
