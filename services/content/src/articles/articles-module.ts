import { articleParams, articleRoutes, type ArticleRouteNeeds } from './article-http.ts';
import { readArticles, searchArticles } from './article-store.ts';
import { articleLibrary, articleNotFound, type ArticleLibrary } from './article.ts';

interface ArticlesNeeds {
  /** Comments that are shown, by slug; nothing for an article without any. */
  readonly countComments: (slugs: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Nothing for an article that nobody liked or looked at. */
  readonly figuresOf: (slugs: readonly string[]) => Promise<ReadonlyMap<string, { readonly likes: number; readonly views: number }>>;
}

const readFigures =
  ({ countComments, figuresOf }: ArticlesNeeds): ArticleRouteNeeds['readFigures'] =>
  async (slugs) => {
    const [comments, interests] = await Promise.all([countComments(slugs), figuresOf(slugs)]);
    return (slug) => ({ comments: comments.get(slug) ?? 0, likes: 0, views: 0, ...interests.get(slug) });
  };

/** The articles of the blog: files of the product, read once. */
export const articlesModule = (needs: ArticlesNeeds) => {
  let library: ArticleLibrary | undefined;
  const opened = (): ArticleLibrary => {
    if (library === undefined) throw new Error('the articles are not read yet');
    return library;
  };
  return {
    routes: articleRoutes({ library: opened, search: searchArticles, readFigures: readFigures(needs) }),
    articleNotFound,
    articleParams,
    /** @throws AppError `article.not-found` */
    requireArticle: (slug: string): void => {
      if (opened().find(slug) === undefined) throw articleNotFound();
    },
    prepare: async () => void (library = articleLibrary(await readArticles())),
  };
};
