import { expect, test } from '@jest/globals';
import { placeOf, places } from './dashboard-place.ts';

test('the address holds where in the dashboard one is', () => {
  expect(placeOf({})).toEqual({ tab: 'overview', mode: 'list', id: '', page: 1 });
  expect(placeOf(places.list)).toMatchObject({ tab: 'pets', mode: 'list' });
  expect(placeOf({ mode: 'add' })).toMatchObject({ tab: 'pets', mode: 'add' });
  expect(placeOf(places.edit('42'))).toMatchObject({ mode: 'edit', id: '42' });
});

test('an address that nobody wrote shows the list', () => {
  expect(placeOf({ tab: 'pets', mode: 'paint', page: '-2' })).toEqual({ tab: 'pets', mode: 'list', id: '', page: 1 });
});
