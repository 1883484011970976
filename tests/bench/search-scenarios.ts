import { at, neverAsked, searchFor, type Scenario } from './scenarios.ts';

const atOnce = 4;

const wishes = [
  'white persian kitten lahore under 25000',
  'female german shepherd puppy karachi vaccinated',
  'سفید بلی لاہور',
  'brown husky islamabad for adoption',
];
const misspeltWishes = ['whte persain kitten lahor', 'labrdor pupy', 'siamees cat', 'hsuky karchi'];

const goodsFor = (text: string): string =>
  `/api/v1/accessories?page=1&limit=20&search=${encodeURIComponent(text)}&${neverAsked('excludeIds')}`;

const goodsWishes = ['cat bed', 'dog leash under 2000', 'بلی کھلونا', 'cat litter'];
const misspeltGoods = ['leesh', 'carier', 'kible', 'bruch'];

/** What people type, a few at a time, so that a time is that of one search and not of a queue. */
export const petSearches = (listings: number): readonly Scenario[] => [
  { name: 'few search pets: a rare word', connections: atOnce, request: (n) => ({ path: searchFor(String((n * 7_919) % listings)) }) },
  {
    name: 'few search pets: a frequent word',
    connections: atOnce,
    request: (n) => ({ path: searchFor(at(['persian', 'gentle', 'sheru'], n)) }),
  },
  { name: 'few search pets: a wish with filters', connections: atOnce, request: (n) => ({ path: searchFor(at(wishes, n)) }) },
  { name: 'few search pets: a misspelt wish', connections: atOnce, request: (n) => ({ path: searchFor(at(misspeltWishes, n)) }) },
];

/** The same in the shop. */
export const goodsSearches = (goods: number): readonly Scenario[] => [
  { name: 'few search goods: a rare word', connections: atOnce, request: (n) => ({ path: goodsFor(String((n * 7_919) % goods)) }) },
  {
    name: 'few search goods: a frequent word',
    connections: atOnce,
    request: (n) => ({ path: goodsFor(at(['bowl', 'easy clean', 'leash'], n)) }),
  },
  { name: 'few search goods: a wish', connections: atOnce, request: (n) => ({ path: goodsFor(at(goodsWishes, n)) }) },
  { name: 'few search goods: a misspelt word', connections: atOnce, request: (n) => ({ path: goodsFor(at(misspeltGoods, n)) }) },
];
