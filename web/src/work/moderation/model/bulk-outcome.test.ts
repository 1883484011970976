import { expect, test } from '@jest/globals';
import { outcomeOf, worthAnotherTry } from './bulk-outcome.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }, { id: string }];

test('each listing of many has a result of its own', () => {
  const outcome = outcomeOf(
    'approved',
    [a, b, c, d],
    [
      { id: 'a', status: 'approved' },
      { id: 'b', status: 'unchanged' },
      { id: 'c', status: 'failed', code: 'pet.stale', message: 'Stale' },
    ],
  );
  expect(outcome).toEqual({
    action: 'approved',
    done: [a],
    unchanged: [b],
    failed: [
      { pet: c, code: 'pet.stale' },
      { pet: d, code: 'unknown' },
    ],
  });
});

test('what failed can be tried again, but not on a listing that was deleted', () => {
  const outcome = outcomeOf(
    'rejected',
    [a, b],
    [
      { id: 'a', status: 'failed', code: 'pet.stale' },
      { id: 'b', status: 'failed', code: 'pet.not-found' },
    ],
  );
  expect(worthAnotherTry(outcome)).toEqual(['a']);
});
