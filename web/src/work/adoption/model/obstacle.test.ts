import { expect, test } from '@jest/globals';
import { aPet } from '../../../testing/a-pet.ts';
import { obstacleOf, obstacleOfRefusal } from './obstacle.ts';

const owner = { ...aPet().owner, id: 'owner' };

test('a published pet that is available can be asked for by a member who does not own it', () => {
  expect(obstacleOf({ owner, status: 'Available' }, 'member', false)).toBeUndefined();
});

test.each([
  ['own', 'Available', 'owner', false],
  ['open', 'Available', 'member', true],
  ['open', 'Pending', 'member', true],
  ['reserved', 'Pending', 'member', false],
  ['adopted', 'Adopted', 'member', false],
] as const)('%s stands in the way of a pet that is %s, for %s', (obstacle, status, memberId, hasOpenRequest) => {
  expect(obstacleOf({ owner, status }, memberId, hasOpenRequest)).toBe(obstacle);
});

test('a refusal that no other words can mend takes the place of the form', () => {
  expect(obstacleOfRefusal({ code: 'adoption-request.already-open' })).toBe('open');
  expect(obstacleOfRefusal({ code: 'pet.not-found' })).toBe('gone');
  expect(obstacleOfRefusal({ code: 'adoption-request.too-many' })).toBeUndefined();
});
