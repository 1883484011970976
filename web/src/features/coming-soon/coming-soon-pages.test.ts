import { expect, test } from '@jest/globals';
import { announcedPages } from '@paltu/reference';
import { stringsOf } from '../../testing/locale-files.ts';
import { comingSoonPage } from './coming-soon-pages.ts';

/** The page keys that the specification calls coming-soon, with what their back links lead to. */
const announced = [
  ['careers', 'Careers', 'about'],
  ['help', 'Help Center', 'faq'],
  ['safety', 'Safety', 'faq'],
  ['report', 'Report a problem', 'contact'],
  ['caretakers', 'Caretakers', 'home'],
  ['caretaker-dashboard', 'Caretaker Dashboard', 'home'],
] as const;

test.each(announced)('%s is the coming-soon page %s, back to %s', (key, title, back) => {
  const page = comingSoonPage(key);
  expect(page?.back).toBe(back);
  expect(stringsOf('en').get(`coming-soon:page.${page?.name}.title`)).toBe(title);
});

test.each(announcedPages)('%s, which one can wait for, announces what is to come', (page) => {
  expect(comingSoonPage(page)?.waitsFor).toBe(page);
});

test('a page that exists is not announced', () => {
  expect(['pets', 'accessories', 'vendor-1', 'vendor-dashboard'].filter(comingSoonPage)).toEqual([]);
});
