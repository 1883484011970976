import { expect, test } from '@jest/globals';
import { canBeSaved, filtersToSave, shownFilters } from './saved-filters.ts';

test('what is saved is what was found: corrected words, and pets that can be had', () => {
  expect(filtersToSave({ search: 'labrdor', species: 'Dog', gone: true }, 'labrador')).toEqual({ search: 'labrador', species: 'Dog' });
  expect(filtersToSave({ search: 'labrador' }, null)).toEqual({ search: 'labrador' });
  expect(filtersToSave({ maxPrice: 0 }, undefined)).toEqual({ maxPrice: 0 });
});

test('a list that is not narrowed is no search', () => {
  expect([canBeSaved({}), canBeSaved({ gone: true }), canBeSaved({ search: undefined })]).toEqual([false, false, false]);
  expect([canBeSaved({ maxPrice: 0 }), canBeSaved({ search: 'cat' })]).toEqual([true, true]);
});

test('a saved search leads to the list that it was saved from', () => {
  expect(shownFilters({ species: 'Dog', location: 'Lahore', vaccinated: true, urgent: false })).toEqual({
    species: 'Dog',
    location: 'Lahore',
    vaccinated: true,
    urgent: undefined,
  });
});
