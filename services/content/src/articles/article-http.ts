import { cacheTags } from '@paltu/contracts/cache-tags';
import {
  choice,
  data,
  forEverybody,
  ok,
  optionalText,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  articleNotFound,
  categories,
  languages,
  type Article,
  type ArticleLibrary,
  type Language,
  type SearchArticles,
} from './article.ts';

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
interface ArticleFigures {
  /** Comments that are shown. */
  readonly comments: number;
  readonly likes: number;
  readonly views: number;
}

/** By slug. */
type FiguresOfArticles = (slug: string) => ArticleFigures;

/** An article in a list: its slug is its id. */
const articleSummaryView = z.strictObject(summary).meta({ id: 'ArticleSummary' });

/** An article as it is read; `content` is sanitised HTML. */
const articleView = z.strictObject({ ...summary, content: z.string() }).meta({ id: 'Article' });

const presentSummary = (article: Article, lang: Language, figuresOf: FiguresOfArticles): z.input<typeof articleSummaryView> => {
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

const presentArticle = (article: Article, lang: Language, figuresOf: FiguresOfArticles): z.input<typeof articleView> => ({
  ...presentSummary(article, lang, figuresOf),
  content: article.in[lang].content,
});

export interface ArticleRouteNeeds {
  readonly library: () => ArticleLibrary;
  readonly search: SearchArticles;
  readonly readFigures: (slugs: readonly string[]) => Promise<FiguresOfArticles>;
}

const language = { lang: parameter(choice('lang', languages)).transform((lang) => lang ?? 'en') };

const listQuery = z.object({
  ...pageQuery(12),
  ...language,
  category: parameter(choice('category', categories)),
  search: parameter(optionalText('search', 100)),
});

/** What a search was taken for: null where all words were found as they stand. */
const readSearchView = z.strictObject({ corrected: z.string().nullable() }).meta({ id: 'ArticleSearch' });

const languageQuery = z.object(language);

/** Whatever names no article is answered as not found. */
export const articleParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) });

/** What everybody reads of the blog. */
export const articleRoutes = ({ library, search, readFigures }: ArticleRouteNeeds): Route[] => {
  const articleOf = (slug: string): Article => {
    const article = library().find(slug);
    if (article === undefined) throw articleNotFound();
    return article;
  };
  const summariesOf = async (articles: readonly Article[], lang: Language) => {
    const figures = await readFigures(articles.map(({ slug }) => slug));
    return articles.map((article) => presentSummary(article, lang, figures));
  };
  return [
    route({
      method: 'get',
      path: '/api/v1/content/articles',
      access: 'public',
      cache: { tags: [cacheTags.articles] },
      summary: 'Articles of the blog in one language, the newest first; with `search` the best match first',
      query: listQuery,
      answers: { 200: data({ posts: z.array(articleSummaryView), pagination: paginationView, search: readSearchView.optional() }) },
      handle: async ({ query }) => {
        const listed = library().list(query);
        const { search: words = '' } = query;
        const read = words === '' ? undefined : search(listed, query.lang, words);
        const found = read?.found ?? listed;
        const first = (query.page - 1) * query.limit;
        const posts = await summariesOf(found.slice(first, first + query.limit), query.lang);
        const shown = { posts, pagination: paginationOf(query, found.length) };
        return ok(read === undefined ? shown : { ...shown, search: { corrected: read.corrected } }, { headers: forEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/content/articles/:slug',
      access: 'public',
      cache: { tags: [cacheTags.article] },
      summary: 'One article in one language',
      params: articleParams,
      notFound: articleNotFound,
      query: languageQuery,
      answers: { 200: data({ post: articleView }) },
      handle: async ({ params: { slug }, query }) => {
        const article = articleOf(slug);
        return ok({ post: presentArticle(article, query.lang, await readFigures([slug])) }, { headers: forEverybody });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/content/articles/:slug/related',
      access: 'public',
      cache: { tags: [cacheTags.articles] },
      summary: 'Three other articles for readers of this one',
      params: articleParams,
      notFound: articleNotFound,
      query: languageQuery,
      answers: { 200: data({ posts: z.array(articleSummaryView) }) },
      handle: async ({ params, query }) =>
        ok({ posts: await summariesOf(library().related(articleOf(params.slug)), query.lang) }, { headers: forEverybody }),
    }),
  ];
};
