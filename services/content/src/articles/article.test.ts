import { expect, test } from '@jest/globals';
import { articleLibrary, type Article } from './article.ts';

const anArticle = (slug: string, day: number, changes: Partial<Article> = {}, tags: readonly string[] = []): Article => {
  const text = (title: string) => ({
    title,
    excerpt: `About ${slug}`,
    tags,
    author: { name: 'A', bio: '', expertise: '', avatar: '' },
    content: '',
    readTime: 1,
  });
  const at = new Date(Date.UTC(2026, 0, day));
  return {
    slug,
    category: 'Adoption',
    image: '/art/hero-cat.svg',
    featured: false,
    publishedAt: at,
    updatedAt: at,
    in: { en: text(`Title of ${slug}`), ur: text('بلی کی دیکھ بھال') },
    ...changes,
  };
};

const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug);

const cats = anArticle('cats', 1, { category: 'Cat Care' }, ['health', 'grooming']);
const dogs = anArticle('dogs', 2, { category: 'Dog Care' }, ['health']);
const kittens = anArticle('kittens', 3, { category: 'Cat Care' });
const heat = anArticle('heat', 4, { category: 'Health' }, ['health', 'grooming']);
const library = articleLibrary([cats, dogs, kittens, heat]);

test('the newest come first', () => {
  expect(slugs(library.list({}))).toEqual(['heat', 'kittens', 'dogs', 'cats']);
});

test('those of one category are a list', () => {
  expect(slugs(library.list({ category: 'Cat Care' }))).toEqual(['kittens', 'cats']);
});

test('related are others: of the same category, then those with the same tags, then the newest', () => {
  expect(slugs(library.related(cats))).toEqual(['kittens', 'heat', 'dogs']);
});
