import { expect, test } from '@jest/globals';
import { comingSoonPage } from '../features/coming-soon/coming-soon-pages.ts';
import { matchPage } from '#shared/navigation/page-path.ts';
import { footerColumns, mainNavigation } from './layouts/navigation-table.ts';
import { routes } from './router.tsx';

const routeOf = (key: string) => routes.find(({ pattern }) => matchPage(pattern, key));

test('every area of header and footer leads to a page', () => {
  const keys = [...mainNavigation, ...footerColumns.flatMap(({ links }) => links)].map(({ key }) => key);
  expect(keys.filter((key) => !routeOf(key))).toEqual([]);
});

test('every page that is announced has words for it', () => {
  const announced = routes.filter(({ namespaces }) => namespaces.includes('coming-soon')).map(({ pattern }) => pattern);
  expect(announced.length).toBeGreaterThan(5);
  expect(announced.filter((pattern) => !comingSoonPage(pattern))).toEqual([]);
});

test('an application for a pet is not taken for a pet', () => {
  expect(routeOf('pet-dealing-42')?.pattern).toBe('pet-dealing-{id}');
  expect(routeOf('pet-42')?.pattern).toBe('pet-{id}');
});

test('wizards stand without the site around them, the rest of the dashboard beside the work areas', () => {
  const chrome = routeOf('dashboard')?.chrome;
  const chromeOf = (query: Record<string, string>) => (typeof chrome === 'function' ? chrome(query) : chrome);
  expect(chromeOf({ tab: 'pets', mode: 'add' })).toBe('task');
  expect(chromeOf({ tab: 'pets', mode: 'edit', id: '7' })).toBe('task');
  expect(chromeOf({ tab: 'pets' })).toBe('work');
});
