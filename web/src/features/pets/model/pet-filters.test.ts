import { expect, test } from '@jest/globals';
import { chosenFilters, listStateOf, queryOf } from './pet-filters.ts';

test('an address without a query shows all pets, newest first, as a grid', () => {
  expect(listStateOf({})).toEqual({ filters: {}, sortBy: 'newest', page: 1, view: 'grid' });
});

test('filters, order, page and view come back from the address they were put into', () => {
  const state = {
    filters: { species: 'Cat', adoptionType: 'Sale', location: 'Lahore', gender: 'Female', vaccinated: true, urgent: true },
    sortBy: 'price-low',
    page: 3,
    view: 'rows',
  } as const;
  expect(listStateOf(queryOf(state))).toEqual(state);
});

test('defaults leave no trace in the address', () => {
  expect(Object.values(queryOf(listStateOf({}))).join('')).toBe('');
});

test('choices match in any letter case, cities by either name', () => {
  expect(listStateOf({ species: 'cat', location: 'لاہور' }).filters).toEqual({ species: 'Cat', location: 'Lahore' });
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
  expect(listStateOf(hostile)).toEqual(listStateOf({}));
  for (const page of ['0', '1.5', 'x', '85', '1e9']) expect(listStateOf({ page }).page).toBe(1);
});

test('only chosen filters have chips, always in the same order', () => {
  expect(chosenFilters({})).toEqual([]);
  expect(chosenFilters({ location: 'Quetta', species: 'Bird' })).toEqual([
    { name: 'species', value: 'Bird' },
    { name: 'location', value: 'Quetta' },
  ]);
});
