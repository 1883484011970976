import { expect, test } from '@jest/globals';
import { announcedPages } from '@paltu/reference';
import { stringsOf } from '../../../testing/locale-files.ts';
import { comingSoonPage } from './coming-soon-pages.ts';

/** The page keys that the specification calls coming-soon, with what their back links lead to. */
const announced = [
  ['vendor-1', 'Vendor Storefront', 'accessories'],
  ['vendor-2', 'Vendor Storefront', 'accessories'],
  ['vendor-storefront-page', 'Vendor Storefront', 'accessories'],
  ['careers', 'Careers', 'about'],
  ['help', 'Help Center', 'faq'],
  ['safety', 'Safety', 'faq'],
  ['report', 'Report a problem', 'contact'],
  ['caretakers', 'Caretakers', 'home'],
  ['vendor-dashboard', 'Vendor Dashboard', 'register'],
  ['caretaker-dashboard', 'Caretaker Dashboard', 'home'],
  ['accessory-42', 'Product Details', 'accessories'],
] as const;

test.each(announced)('%s is the coming-soon page %s, back to %s', (key, title, back) => {
  const page = comingSoonPage(key);
  expect(page?.back).toBe(back);
  expect(stringsOf('en').get(`coming-soon:page.${page?.name}.title`)).toBe(title);
});

test('one waits for the page itself, and at one thing of the shop for the shop', () => {
  const waitsFor = announced.map(([key]) => [key, comingSoonPage(key)?.waitsFor]);
  expect(waitsFor).toEqual(announced.map(([key]) => [key, key === 'accessory-42' ? 'accessories' : key]));
});

test.each(announcedPages)('%s, which one can wait for, announces what is to come', (page) => {
  expect(comingSoonPage(page)?.waitsFor).toBe(page);
});

test('a page that exists is not announced', () => {
  expect(comingSoonPage('pets')).toBeUndefined();
});
