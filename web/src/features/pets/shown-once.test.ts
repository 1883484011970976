import { expect, test } from '@jest/globals';
import { aPet } from '../../testing/a-pet.ts';
import { shownOnce } from './shown-once.ts';
import type { PetsAnswer } from './shown-once.ts';

const answerOf = (...ids: string[]): PetsAnswer => ({
  data: { pets: ids.map((id) => aPet({ id })) },
  isFetching: false,
  refetch: () => undefined,
});
const open: PetsAnswer = { isFetching: true, refetch: () => undefined };
const failed: PetsAnswer = { error: { status: 503 }, isFetching: false, refetch: () => undefined };
const idsOf = ({ data }: PetsAnswer) => data?.pets.map(({ id }) => id);

test('a listing that stands further up is left out, and the next ones take its place', () => {
  expect(idsOf(shownOnce(answerOf('a', 'b', 'c', 'd', 'e'), 2, [answerOf('b'), answerOf('c', 'x')]))).toEqual(['a', 'd']);
});

test('while it is not known what stands further up, nothing is shown yet', () => {
  expect(shownOnce(answerOf('a'), 2, [answerOf('b'), open])).toMatchObject({ isFetching: true });
  expect(idsOf(shownOnce(answerOf('a'), 2, [answerOf('b'), open]))).toBeUndefined();
});

test('what could not be had further up holds nothing up', () => {
  expect(idsOf(shownOnce(answerOf('a', 'b'), 2, [failed, answerOf('b')]))).toEqual(['a']);
});

test('an answer that is not there, or was refused, stays what it is', () => {
  expect([shownOnce(open, 2, [answerOf('a')]), shownOnce(failed, 2, [open])]).toEqual([open, failed]);
});
