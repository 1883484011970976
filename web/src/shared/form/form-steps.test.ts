import { expect, test } from '@jest/globals';
import { required } from './form-rules.ts';
import { furthestStep, openStep, stepOf } from './form-steps.ts';
import type { Steps } from './form-steps.ts';

interface Place {
  name: string;
  city: string;
  terms: boolean;
}

const steps: Steps<Place> = [['name'], ['city'], ['terms']];
const missing = required('errors:field.required');
const rules = { name: missing, city: missing, terms: missing };
const furthest = (name: string, city: string) => furthestStep(steps, rules, { name, city, terms: false });

test('a form stands open up to the first step with something missing', () => {
  expect([furthest('', ''), furthest(' ', 'Lahore'), furthest('Ayesha', ''), furthest('Ayesha', 'Lahore')]).toEqual([1, 1, 2, 3]);
});

test('refused fields lead to the earliest step that holds one of them', () => {
  expect([['city'], ['terms', 'name'], ['terms'], ['unknown']].map((fields) => stepOf(steps, fields))).toEqual([2, 1, 3, 3]);
});

test.each([
  [2, 3, 2],
  [9, 2, 2],
  [0, 3, 1],
  [1.7, 3, 1],
  [Number.NaN, 3, 1],
])('the address asks for step %s of %s open ones: %s', (asked, open, step) => {
  expect(openStep(asked, open)).toBe(step);
});
