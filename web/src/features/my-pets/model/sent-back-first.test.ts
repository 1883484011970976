import { expect, test } from '@jest/globals';
import { aPet } from '../../../testing/a-pet.ts';
import { sentBackFirst } from './sent-back-first.ts';

test('a listing that was sent back comes before newer ones, and nothing else is moved', () => {
  const pets = (['pending', 'approved', 'rejected', 'approved', 'rejected'] as const).map((approvalStatus, index) =>
    aPet({ id: String(index), approvalStatus }),
  );
  expect(sentBackFirst(pets).map(({ id }) => id)).toEqual(['2', '4', '0', '1', '3']);
});
