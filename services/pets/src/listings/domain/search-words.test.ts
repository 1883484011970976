import { expect, test } from '@jest/globals';
import { wordsOf } from '@paltu/reference';
import { searchTextOf } from './search-words.ts';

test('letters and digits make words, whatever stands between them', () => {
  expect(wordsOf('German-Shepherd/LABRADOR (mix), 2 in 1!')).toEqual(['german', 'shepherd', 'labrador', 'mix', '2', 'in', '1']);
  expect(wordsOf('%_\\ ’;-- 🐕 \u200b')).toEqual([]);
});

test('Urdu is one word for one word, on whatever keyboard it was typed', () => {
  expect(wordsOf('كتي، بلـــي')).toEqual(['کتی', 'بلی']);
  expect(wordsOf('می\u200cخواہم')).toEqual(['میخواہم']);
});

test('a search looks at name, breed, description and tags, each word once', () => {
  const text = searchTextOf({ name: 'Moti', breed: 'Labrador', description: 'moti is\na gentle dog', tags: ['خوبصورت', 'dog'] });
  expect(text).toBe(' moti labrador is a gentle dog خوبصورت ');
});
