import { expect, test } from '@jest/globals';
import { siteScreens } from './data/site-screens.ts';
import { measureShifts } from './harness/measure-shifts.ts';
import { mostShift } from './harness/page-shifts.ts';

const looks = [
  { language: 'ur', width: 360 },
  { language: 'en', width: 1280 },
] as const;

/** Pages that everybody sees, and those that were once longer or shorter while they loaded. `make web-report` measures every screen. */
const names = [
  'pets',
  'pet',
  'vet',
  'questions',
  'contact',
  'terms',
  'privacy',
  'cookies',
  'refunds',
  'coming soon',
  'edit pet',
  'verified email',
  'favourites of a visitor',
  'admin',
  'admin all',
  'vet profile',
  'vet dashboard',
  'article',
  'blog',
  'home',
  'about',
  'reviews of a vet, with an own one',
  'vet to mark, hidden',
];
const rows = [
  ...names.flatMap((name) => looks.map((shown) => ({ name, ...shown }))),
  // An Urdu name among English ones broke into two lines until its font came.
  { name: 'vets', language: 'en', width: 360 },
  { name: 'vets', language: 'ur', width: 360 },
  { name: 'vets', language: 'en', width: 1280 },
] as const;

test.each(rows)('nothing moves while "$name" loads ($language, $width px)', async ({ name, ...shown }) => {
  const screen = siteScreens.find((row) => row.name === name);
  if (screen === undefined) throw new Error(`no screen is called ${name}`);
  const { cls, moved } = await measureShifts(screen, shown);
  expect(cls > mostShift ? moved : []).toEqual([]);
});
