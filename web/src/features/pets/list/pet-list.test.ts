import { expect, test } from '@jest/globals';
import { chosenFilters, readList, writeList } from '#shared/list/list-schema.ts';
import { petList } from './pet-list.ts';

const stateOf = (query: Record<string, string>) => readList(petList, query);

test('an address without a query shows all pets, newest first, as a grid', () => {
  expect(stateOf({})).toEqual({ filters: {}, settings: { sortBy: 'newest', view: 'grid' }, page: 1 });
});

test('filters, order, page and look come back from the address they were put into', () => {
  const state = {
    filters: { species: 'Cat', adoptionType: 'Sale', location: 'Lahore', gender: 'Female', vaccinated: true, urgent: true },
    settings: { sortBy: 'price-low', view: 'rows' },
    page: 3,
  } as const;
  expect(stateOf(writeList(petList, state))).toEqual(state);
});

test('what goes without saying leaves no trace in the address', () => {
  expect(Object.values(writeList(petList, stateOf({}))).join('')).toBe('');
});

test('filters that are gone are taken out of the address', () => {
  const state = { ...stateOf({ species: 'Cat', page: '2' }), filters: {}, page: 1 };
  expect(writeList(petList, state)).toMatchObject({ species: '', location: '', page: '' });
});

test('choices match in any letter case, cities by either name', () => {
  expect(stateOf({ species: 'cat', location: 'لاہور' }).filters).toEqual({ species: 'Cat', location: 'Lahore' });
});

test('what the address says and we do not know counts as not said', () => {
  const hostile = {
    species: 'Dragon',
    adoptionType: '<b>',
    location: 'Atlantis',
    sortBy: 'random',
    page: '-3',
    view: 'map',
    gender: '1',
    urgent: 'yes',
  };
  expect(stateOf(hostile)).toEqual(stateOf({}));
  for (const page of ['0', '1.5', 'x', '85', '1e9']) expect(stateOf({ page }).page).toBe(1);
});

test('only chosen filters have chips, always in the same order', () => {
  expect(chosenFilters(stateOf({}).filters)).toEqual([]);
  expect(chosenFilters(stateOf({ location: 'Quetta', species: 'Bird' }).filters)).toEqual([
    { name: 'species', value: 'Bird' },
    { name: 'location', value: 'Quetta' },
  ]);
});
