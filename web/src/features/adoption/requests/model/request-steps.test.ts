import { expect, test } from '@jest/globals';
import { stepsOf } from './request-steps.ts';
import type { Standing } from './request-steps.ts';

const request = (status: Standing['status']): Standing => ({ status, owner: { id: 'owner' } });

test('the owner answers a request that waits, its requester takes it back', () => {
  expect(stepsOf(request('pending'), 'owner')).toEqual(['approve', 'reject']);
  expect(stepsOf(request('pending'), 'requester')).toEqual(['cancel']);
});

test.each(['rejected', 'cancelled', 'fell-through'] as const)('nothing more is done with one that is %s', (status) => {
  expect([stepsOf(request(status), 'owner'), stepsOf(request(status), 'requester')]).toEqual([[], []]);
});
