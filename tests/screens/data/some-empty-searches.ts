import type { components } from '../../../web/src/shared/api/gen/api.ts';

type EmptySearch = components['schemas']['EmptySearch'];

/** In both scripts, some of which found something under other words. */
export const someEmptySearches = (): EmptySearch[] => [
  { words: 'white persian kitten lahore under 25000', visitors: 124, instead: 'persian kitten', lastDay: '2026-09-12' },
  { words: 'طوطا بولنے والا', visitors: 41, instead: 'طوطا', lastDay: '2026-09-11' },
  { words: 'capybara', visitors: 9, instead: null, lastDay: '2026-09-02' },
];

export const emptySearchesPage = (searches: EmptySearch[]) => ({
  searches,
  pagination: { page: 1, limit: 20, total: searches.length, totalPages: searches.length === 0 ? 0 : 1, totalIsCapped: false },
});

/** The same ones of each list. */
export const emptySearchAnswers = (searches: EmptySearch[]) =>
  Object.fromEntries(['pets', 'accessories', 'stores', 'vets'].map((list) => [`GET /${list}/empty-searches`, emptySearchesPage(searches)]));
