import { articleNotFound } from './domain/article-errors.ts';
import { readArticles } from './data/read-articles.ts';
import { articleLibrary, type ArticleLibrary } from './domain/article-library.ts';
import { articleParams, articleRoutes, type ArticleRouteNeeds } from './http/article-routes.ts';

/** The articles of the blog: files of the product, read once. */
export const articlesModule = ({ countComments }: Pick<ArticleRouteNeeds, 'countComments'>) => {
  let library: ArticleLibrary | undefined;
  const opened = (): ArticleLibrary => {
    if (library === undefined) throw new Error('the articles are not read yet');
    return library;
  };
  return {
    routes: articleRoutes({ library: opened, countComments }),
    articleNotFound,
    articleParams,
    /** @throws AppError `article.not-found` */
    requireArticle: (slug: string): void => {
      if (opened().find(slug) === undefined) throw articleNotFound();
    },
    prepare: async () => void (library = articleLibrary(await readArticles())),
  };
};
