import { expect, test } from '@jest/globals';
import { readList, writeList } from '#shared/list/list-schema.ts';
import { memberList } from './member-list.ts';

test('a search too short to be looked for, and a role that nobody has, count as left out', () => {
  expect(readList(memberList, { search: ' kh ', userType: 'vet', page: '0' })).toEqual({
    filters: { search: undefined, userType: undefined },
    settings: {},
    page: 1,
  });
});

test('what is looked for stands in the address as it was typed, without the spaces around it', () => {
  const state = readList(memberList, { search: ' Khan ', userType: 'ADMIN', page: '2' });
  expect(writeList(memberList, state)).toEqual({ search: 'Khan', userType: 'admin', page: '2' });
});
