import { expect, test } from '@jest/globals';
import { stringsOf } from './locale-files.ts';
import { specStrings } from './spec-strings.ts';

const english = stringsOf('en');
const urdu = stringsOf('ur');
// The name of an area to come is the specification's too.
const specKeys = new Set(Object.values(specStrings).flatMap(Object.keys).concat('coming-soon:page.help.title'));

/** What is not written, unless the specification gives the words, and what is written instead. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/e-mail/i, 'email'],
  [/behavior/i, 'behaviour'],
  [/\bcolors?\b/i, 'colour'],
  [/\bfavorite/i, 'favourite'],
  [/\bcenters?\b/i, 'centre'],
  [/\bgray\b/i, 'grey'],
  [/\bneighbor/i, 'neighbour'],
];

test.each(replaced)('no English text contains %s', (term) => {
  const written = [...english].filter(([key, text]) => term.test(text) && !specKeys.has(key));
  expect(written.map(([key]) => key)).toEqual([]);
});

/** The first choice of a list: it leaves nothing out. `any` alone is the first of two or three tiles. */
const isWhole = (key: string) => /[.:](?:any|all)(?:[A-Z]\w*)$/.test(key) && !key.endsWith('allRequired');

test.each([
  [english, /^All\b/],
  [urdu, /تمام|^سب$/],
])('what leaves nothing out is one phrase', (strings, phrase) => {
  const whole = [...strings].filter(([key]) => isWhole(key));
  expect(whole.length).toBeGreaterThan(6);
  expect(whole.filter(([, text]) => !phrase.test(text))).toEqual([]);
});
