import { expect, test } from '@jest/globals';
import { readList, writeList } from '#shared/list/list-schema.ts';
import { markedKinds } from './marked-kinds.ts';
import { markNames, thingList } from './thing-list.ts';

test('what is looked for stands in the address as it was typed, without the spaces around it', () => {
  const state = readList(thingList, { search: ' Gulberg ', mark: 'HIDDEN', page: '2' });
  expect(writeList(thingList, state)).toEqual({ search: 'Gulberg', mark: 'hidden', page: '2' });
});

test('a mark that there is not, or a page beyond those that are numbered, is the whole list from its beginning', () => {
  const state = readList(thingList, { search: ' ', mark: 'loud', page: '51' });
  expect(state).toEqual({ filters: { search: undefined, mark: undefined }, settings: {}, page: 1 });
});

test('each kind of thing has only marks that a list can be narrowed by, and a call to change each', () => {
  for (const { marks, change } of Object.values(markedKinds)) {
    expect(markNames).toEqual(expect.arrayContaining([...marks]));
    expect(Object.keys(change).toSorted()).toEqual([...marks].toSorted());
  }
});
