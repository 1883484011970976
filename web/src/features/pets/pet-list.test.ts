import { expect, test } from '@jest/globals';
import { readList, writeList } from '#shared/list/list-schema.ts';
import { ageBandOf, ageBands, agesOf, chosenPetFilters, withoutFilter } from './chosen-filters.ts';
import { petList, petOrders, petSorts } from './pet-list.ts';

const stateOf = (query: Record<string, string>) => readList(petList, query);

test('an address without a query shows all pets, newest first, as a grid', () => {
  expect(stateOf({})).toEqual({ filters: {}, settings: { sortBy: 'relevance', view: 'grid' }, page: 1 });
  expect(petOrders.ordersOf({}, 'relevance')).toEqual({ sorts: petSorts.slice(1), sortBy: 'newest' });
});

test('what is searched for comes by relevance, unless another order is chosen', () => {
  const search = { search: 'billi' };
  expect(petOrders.ordersOf(search, 'relevance')).toEqual({ sorts: petSorts, sortBy: 'relevance' });
  expect([petOrders.chosenOrder(search, 'newest'), petOrders.ordersOf(search, 'newest').sortBy]).toEqual(['newest', 'newest']);
  expect([petOrders.chosenOrder({}, 'newest'), petOrders.chosenOrder({}, 'oldest')]).toEqual(['relevance', 'oldest']);
});

test('filters, order, page and look come back from the address they were put into', () => {
  const state = {
    filters: {
      search: 'شیرو the brave',
      species: 'Cat',
      adoptionType: 'Sale',
      location: 'Lahore',
      minPrice: 5000,
      maxPrice: 70_000,
      minAge: 6,
      maxAge: 23,
      breed: 'Persian',
      gender: 'Female',
      size: 'Extra Large',
      vaccinated: true,
      urgent: true,
    },
    settings: { sortBy: 'price-low', view: 'rows' },
    page: 3,
  } as const;
  expect(stateOf(writeList(petList, state))).toEqual(state);
});

test('defaults leave no trace in the address', () => {
  expect(Object.values(writeList(petList, stateOf({}))).join('')).toBe('');
});

test('filters that are gone are taken out of the address', () => {
  const state = { ...stateOf({ species: 'Cat', page: '2' }), filters: {}, page: 1 };
  expect(writeList(petList, state)).toMatchObject({ species: '', location: '', page: '' });
});

test('choices match in any letter case, cities by either name', () => {
  expect(stateOf({ species: 'cat', location: 'لاہور' }).filters).toEqual({ species: 'Cat', location: 'Lahore' });
});

test('a value of the address that we do not know counts as left out', () => {
  const hostile = {
    species: 'Dragon',
    adoptionType: '<b>',
    location: 'Atlantis',
    sortBy: 'random',
    page: '-3',
    view: 'map',
    gender: '1',
    urgent: 'yes',
    search: '   ',
    minPrice: '-5',
    maxPrice: '1e5',
    minAge: '0',
    maxAge: 'old',
    size: 'huge',
  };
  expect(stateOf(hostile)).toEqual(stateOf({}));
  for (const page of ['0', '1.5', 'x', '85', '1e9']) expect(stateOf({ page }).page).toBe(1);
});

test('only chosen filters have chips, always in the same order; what is searched for has none', () => {
  expect(chosenPetFilters(stateOf({}).filters)).toEqual([]);
  expect(chosenPetFilters(stateOf({ location: 'Quetta', species: 'Bird', search: 'mithu' }).filters)).toEqual(['species', 'location']);
});

test('a price or an age is one chip, however many parameters the address needs for it', () => {
  const { filters } = stateOf({ minPrice: '5000', maxPrice: '70000', minAge: '6', maxAge: '23', gender: 'Male' });
  expect(chosenPetFilters(filters)).toEqual(['price', 'age', 'gender']);
  expect(withoutFilter(filters, 'price')).toMatchObject({ minAge: 6, maxAge: 23, gender: 'Male' });
  expect(Object.keys(withoutFilter(withoutFilter(filters, 'price'), 'age')).filter((name) => /Price|Age/.test(name))).toEqual([]);
});

test('the bands of age leave no month out and share none', () => {
  const months = Array.from({ length: 240 }, (_none, month) => month);
  const bands = Object.values(ageBands).map((band) => ({ minAge: 0, maxAge: Infinity, ...band }));
  const bandsOf = (month: number) => bands.filter(({ minAge, maxAge }) => month >= minAge && month <= maxAge).length;
  expect(months.map(bandsOf)).toEqual(months.map(() => 1));
  expect(ageBandOf(agesOf('underTwo'))).toBe('underTwo');
  expect(ageBandOf({ minAge: 3 })).toBeUndefined();
});
