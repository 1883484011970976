import { expect, test } from '@jest/globals';
import { chosenBesideSearch, readList, writeList } from '#shared/list/list-schema.ts';
import { vetList, vetOrders, vetSorts } from './vet-list.ts';

const stateOf = (query: Record<string, string>) => readList(vetList, query);

test('an address without a query shows all vets, the best rated first, as a grid', () => {
  expect(stateOf({})).toEqual({ filters: {}, settings: { sortBy: 'relevance', view: 'grid' }, page: 1 });
  expect(vetOrders.ordersOf({}, 'relevance')).toEqual({ sorts: vetSorts.slice(1), sortBy: 'rating' });
});

test('filters, order, page and look come back from the address they were put into', () => {
  const state = {
    filters: {
      search: 'ڈاکٹر Ayesha',
      specialty: 'Exotic Pets',
      city: 'Lahore',
      minRating: 4.5,
      today: true,
      emergency: true,
      homeVisit: true,
      telemedicine: true,
    },
    settings: { sortBy: 'fee-low', view: 'rows' },
    page: 3,
  } as const;
  expect(stateOf(writeList(vetList, state))).toEqual(state);
});

test('a value of the address that we do not know counts as left out', () => {
  const hostile = { specialty: 'Magic', city: 'Atlantis', minRating: '4.9', today: 'yes', sortBy: 'random', view: 'map', page: '85' };
  expect(stateOf(hostile)).toEqual(stateOf({}));
});

test('choices match in any letter case, cities by either name; what is searched for is no chip', () => {
  const { filters } = stateOf({ specialty: 'surgery', city: 'لاہور', search: 'clinic', minRating: '4' });
  expect(filters).toEqual({ search: 'clinic', specialty: 'Surgery', city: 'Lahore', minRating: 4 });
  expect(chosenBesideSearch(filters)).toEqual(['specialty', 'city', 'minRating']);
});
