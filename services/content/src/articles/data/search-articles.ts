import { findAmong } from '@paltu/search';
import type { SearchArticles } from '../domain/article-library.ts';

/** Articles by what people type: a word of either language finds what the other calls it. */
export const searchArticles: SearchArticles = (articles, lang, search) =>
  findAmong(articles, search, ({ category, in: texts }) => {
    const { title, excerpt, tags } = texts[lang];
    return { texts: { A: [title], B: [category, ...tags], C: [excerpt] } };
  });
