import { expect, test } from '@jest/globals';
import { locationOf, matchPage, pathOf } from './page-path.ts';

test.each([
  ['home', {}, '/'],
  ['pets', {}, '/pets'],
  ['pet-42', {}, '/pet-42'],
  ['pets', { species: 'Dog', page: '', city: 'Lahore' }, '/pets?species=Dog&city=Lahore'],
])('the page %s with %j lies at %s', (key, query, path) => {
  expect(pathOf(key, query)).toBe(path);
});

test.each([
  ['/', '', { key: 'home', query: {} }],
  ['/pets/', '?page=2', { key: 'pets', query: { page: '2' } }],
  ['/%E0%A4%A', '', { key: '%E0%A4%A', query: {} }],
])('the address %s%s is %j', (path, search, location) => {
  expect(locationOf(path, search)).toEqual(location);
});

test('a pattern names the parts of a key', () => {
  expect(matchPage('pet-{id}', 'pet-0198-ab')).toEqual({ id: '0198-ab' });
  expect(matchPage('vet-{id}-book', 'vet-7-book')).toEqual({ id: '7' });
  expect(matchPage('pets', 'pets')).toEqual({});
  expect(matchPage('pet-{id}', 'pets')).toBeUndefined();
  expect(matchPage('pet-{id}', 'pet-')).toBeUndefined();
  expect(matchPage('pet-{id}', 'pet-1/edit')).toBeUndefined();
});
