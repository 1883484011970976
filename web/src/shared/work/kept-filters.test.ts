import { expect, test } from '@jest/globals';
import { isSameChoice, readKept, withKept } from './kept-filters.ts';

const cats = { name: 'Cats', filters: { species: 'Cat' } };

test('what was kept is read again; what cannot be read counts as nothing', () => {
  expect(readKept(JSON.stringify([cats]))).toEqual([cats]);
  for (const text of [undefined, '', '{', '7', '{"name":"Cats"}', '[null,7,{"name":"Cats"},{"filters":{}}]'])
    expect(readKept(text)).toEqual([]);
});

test('one of the same name takes the place of the older; of more than eight the oldest goes', () => {
  const all = Array.from({ length: 8 }, (_none, index) => ({ name: `${index}`, filters: {} }));
  expect(withKept([cats, ...all.slice(0, 2)], { ...cats, filters: { species: 'Dog' } }).map(({ name }) => name)).toEqual([
    '0',
    '1',
    'Cats',
  ]);
  const more = withKept(all, cats);
  expect([more.length, more[0]?.name, more.at(-1)]).toEqual([8, '1', cats]);
});

test('a choice is the same in any order, and with what is not chosen left out or undefined', () => {
  expect(isSameChoice({ species: 'Cat', status: 'Available' }, { status: 'Available', search: undefined, species: 'Cat' })).toBe(true);
  expect(isSameChoice({ species: 'Cat' }, { species: 'Dog' })).toBe(false);
  expect(isSameChoice({}, { species: 'Cat' })).toBe(false);
});
