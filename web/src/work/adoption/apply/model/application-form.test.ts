import { expect, test } from '@jest/globals';
import { furthestStep } from '#shared/form/form-steps.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import type { Application } from '../../model/application.ts';
import { applicationRules, applicationSteps, bodyOfApplication, emptyApplication, fieldOf, isWhole } from './application-form.ts';
import type { ApplicationForm } from './application-form.ts';

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
