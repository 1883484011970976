import { expect, test } from '@jest/globals';
import { furthestStep } from '#shared/form/form-steps.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import { aPet } from '../../testing/a-pet.ts';
import {
  obstacleOf,
  obstacleOfRefusal,
  applicationRules,
  applicationSteps,
  bodyOfApplication,
  emptyApplication,
  fieldOf,
  isWhole,
} from './application.ts';
import type { Application, ApplicationForm } from './application.ts';
import { stepsOf, waitingTime } from './requests.ts';
import type { RequestState } from './requests.ts';

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

const whole: Application = {
  ...{ reason: ' Our dog died in spring. ', timeline: 'soon', experience: 'Two dogs', budget: 'medium', petCarePlan: 'I work at home' },
  ...{ homeType: 'Apartment', hasChildren: true, hasOtherPets: false, references: '', additionalInfo: '' },
};
const without = (field: keyof ApplicationForm): ApplicationForm => ({ ...whole, [field]: ' ' });

test('six fields have to be filled in, in the steps they stand in', () => {
  const steps = applicationSteps.map((fields) => Object.keys(problemsOf(applicationRules, emptyApplication, fields)));
  expect(steps).toEqual([['reason', 'timeline'], ['experience', 'budget', 'petCarePlan'], ['homeType'], []]);
});

test.each([
  ['timeline', 1],
  ['petCarePlan', 2],
  ['homeType', 3],
] as const)('without %s one comes no further than step %d', (field, step) => {
  expect([furthestStep(applicationSteps, applicationRules, without(field)), isWhole(without(field))]).toEqual([step, false]);
  expect([furthestStep(applicationSteps, applicationRules, whole), isWhole(whole)]).toEqual([4, true]);
});

test('what is sent is trimmed, with what was left out as it stands', () => {
  expect(bodyOfApplication(whole)).toEqual({ ...whole, reason: 'Our dog died in spring.' });
});

test('a refused field is found by either path of the API', () => {
  expect([fieldOf('adoptionDetails.reason'), fieldOf('budget')]).toEqual(['reason', 'budget']);
});

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

const respondBy = '2026-11-22T12:00:00.000Z';
const before = (ms: number) => waitingTime(respondBy, Date.parse(respondBy) - ms);

test('full hours are left, then less than one, then none', () => {
  expect(before(48 * 3_600_000)).toEqual({ unit: 'hours', count: 48 });
  expect(before(3_600_000)).toEqual({ unit: 'hours', count: 1 });
  expect(before(3_599_999)).toEqual({ unit: 'soon' });
  expect(before(0)).toEqual({ unit: 'soon' });
  expect(before(-1)).toEqual({ unit: 'over' });
});
