import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import { addressOf } from '#shared/navigation/page-address.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { store } from '#shared/store/store.ts';
import { languageOfArticles, pageOfArticle } from './model/article.ts';

/** An article as search engines read it; nothing until the page has asked for it. */
export function articleHead(key: string): PageHead | undefined {
  const slug = key.replace(pageOfArticle(''), '');
  const asked = contentEndpoints.endpoints.getContentArticlesBySlug.select({ slug, lang: languageOfArticles() });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const article = asked(store.getState() as Parameters<typeof asked>[0]).data?.post;
  if (article === undefined) return undefined;
  const { title, excerpt, author, publishedAt, updatedAt, tags, category } = article;
  const publisher = { '@type': 'Organization', name: i18n.t('shell:brand'), url: `${location.origin}/` };
  const text = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    inLanguage: i18n.language,
    url: addressOf(key),
    image: `${location.origin}/share.png`,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Organization', name: author.name, url: addressOf('about') },
    publisher,
    articleSection: category,
    keywords: tags.join(', '),
  };
  const way = breadcrumbs([
    { key: 'blog', name: i18n.t('blog:title') },
    { key, name: title },
  ]);
  return { description: excerpt, type: 'article', data: [text, way], hasFeed: true };
}
