import type { components } from '#shared/api/gen/api.ts';
import { i18n } from '#shared/i18n/i18n.ts';

/** An article as lists show it, without its text. */
export type Article = components['schemas']['ArticleSummary'];
export type WholeArticle = components['schemas']['Article'];

/** The language that articles are asked for in: that of the page. */
export const languageOfArticles = (): 'en' | 'ur' => (i18n.language === 'ur' ? 'ur' : 'en');

export const pageOfArticle = (slug: string): string => `blog-${slug}`;
