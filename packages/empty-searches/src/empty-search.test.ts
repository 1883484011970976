import { describe, expect, test } from '@jest/globals';
import { countedWordsOf, shownOf } from './empty-search.ts';

describe('a search', () => {
  test.each([
    ['  White PERSIAN  kitten! ', 'white persian kitten'],
    ['سفيد بلی', 'سفید بلی'],
    ['white persian kitten lahore under 25000', 'white persian kitten lahore under 25000'],
    ['between 10,000 and 25000', 'between 10 000 and 25000'],
    ['cat food 2.5 kg', 'cat food 2 5 kg'],
  ])('is counted by its folded words: %s', (search, words) => {
    expect(countedWordsOf(search)).toBe(words);
  });

  test.each([
    ['a phone number', 'call 0300 1234567'],
    ['one in Urdu digits', 'فون ۰۳۰۰۱۲۳۴۵۶۷'],
    ['one in two parts', '0300 or 1234567'],
    ['a CNIC', '35202-1234567-1'],
    ['an e-mail address', 'sana@example'],
    ['one in words', 'sana at gmail dot com'],
    ['a link', 'evil.example/win'],
    ['a site', 'www evil'],
    ['more than sixty letters', 'dog '.repeat(16)],
    ['no word', '!!!'],
  ])('is not counted that has %s', (_name, search) => {
    expect(countedWordsOf(search)).toBeUndefined();
  });
});

test('each search is shown with what was found instead by most, and by itself where nothing was', () => {
  const one = { visitors: 3, lastDay: '2026-05-01' };
  const found = [
    { ...one, words: 'a', instead: '', visitors: 9 },
    { ...one, words: 'a', instead: 'b', visitors: 5 },
    { ...one, words: 'a', instead: 'c' },
    { ...one, words: 'd', instead: '' },
  ];
  expect(shownOf(found)).toEqual([
    { words: 'a', visitors: 9, lastDay: '2026-05-01', instead: 'b' },
    { words: 'd', visitors: 3, lastDay: '2026-05-01', instead: null },
  ]);
});
