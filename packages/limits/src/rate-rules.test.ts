import { expect, test } from '@jest/globals';
import { ruleNamed, usualPoints } from './rate-rules.ts';

test('an address has sixty accounts made in an hour, and 240 passwords judged in a minute', () => {
  expect(ruleNamed('registrations', usualPoints)).toEqual({ name: 'registrations', points: 60, seconds: 3_600 });
  expect(ruleNamed('logins', usualPoints)).toEqual({ name: 'logins', points: 240, seconds: 60 });
});

test('an operator changes how often, not in which time', () => {
  expect(ruleNamed('registrations', { ...usualPoints, registrations: 5 })).toEqual({ name: 'registrations', points: 5, seconds: 3_600 });
});
