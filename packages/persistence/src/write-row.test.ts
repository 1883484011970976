import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { columnOf, fromColumns, toColumns } from './write-row.ts';

test('properties are columns by convention', () => {
  expect(['id', 'contentVersion', 'isOwnListing', 'submittedAt'].map(columnOf)).toEqual([
    'id',
    'content_version',
    'is_own_listing',
    'submitted_at',
  ]);
});

test('what is kept as jsonb is written as text, null stays null', () => {
  expect(toColumns({ petId: '1', pet: { tags: ['a'] }, previous: null, tags: ['b'] }, ['pet', 'previous'])).toEqual({
    pet_id: '1',
    pet: '{"tags":["a"]}',
    previous: null,
    tags: ['b'],
  });
});

test('whatever was written comes back', () => {
  const property = fc.stringMatching(/^[a-z]{1,6}([A-Z][a-z]{1,6}){0,3}$/);
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.date());
  fc.assert(fc.property(fc.dictionary(property, value), (state) => expect(fromColumns(toColumns(state))).toEqual({ ...state })));
});
