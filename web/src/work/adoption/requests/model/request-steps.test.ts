import { expect, test } from '@jest/globals';
import { stepsOf } from './request-steps.ts';
import type { RequestState } from './request-steps.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const request = (status: RequestState['status'], mayComeBackUntil: string | null = null): RequestState => ({
  status,
  owner: { id: 'owner' },
  mayComeBackUntil,
});

test('the owner answers a request that waits, its requester takes it back', () => {
  expect(stepsOf(request('pending'), 'owner', now)).toEqual(['approve', 'reject']);
  expect(stepsOf(request('pending'), 'requester', now)).toEqual(['cancel']);
});

test('only the owner hands a pet over; either side records that it came to nothing', () => {
  expect(stepsOf(request('approved'), 'owner', now)).toEqual(['hand-over', 'fall-through']);
  expect(stepsOf(request('approved'), 'requester', now)).toEqual(['fall-through']);
});

test('a pet may come back until its time is over', () => {
  const until = new Date(now).toISOString();
  expect(stepsOf(request('completed', until), 'requester', now)).toEqual(['come-back']);
  expect(stepsOf(request('completed', until), 'owner', now + 1)).toEqual([]);
});

test.each(['rejected', 'cancelled', 'fell-through'] as const)('nothing more is done with one that is %s', (status) => {
  const until = new Date(now + 1).toISOString();
  expect([stepsOf(request(status, until), 'owner', now), stepsOf(request(status, until), 'requester', now)]).toEqual([[], []]);
});
