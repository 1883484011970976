import { expect, test } from '@jest/globals';
import { rateLimitsVariable, ruleNamed, usualPoints } from './rate-rules.ts';

test('an address has sixty accounts made in an hour, and 240 passwords judged in a minute', () => {
  expect(ruleNamed('registrations', usualPoints)).toEqual({ name: 'registrations', points: 60, seconds: 3_600 });
  expect(ruleNamed('logins', usualPoints)).toEqual({ name: 'logins', points: 240, seconds: 60 });
});

test('an operator changes how often, not in which time', () => {
  expect(ruleNamed('registrations', { ...usualPoints, registrations: 5 })).toEqual({ name: 'registrations', points: 5, seconds: 3_600 });
});

test.each([
  [undefined, usualPoints],
  ['', usualPoints],
  ['reads=5000', { ...usualPoints, reads: 5000 }],
  [' reads=5000 , writes=1,', { ...usualPoints, reads: 5000, writes: 1 }],
])('%j changes what it names', (text, points) => {
  expect(rateLimitsVariable.parse(text)).toEqual(points);
});

test.each(['reads', 'reads=', 'reads=0', 'reads=-1', 'reads=1.5', 'readings=5', 'reads=5 writes=5', 'constructor=1'])(
  '%j is refused, and the names are listed',
  (text) => {
    expect(rateLimitsVariable.safeParse(text).error?.issues[0]?.message).toContain('it may name entries, registrations');
  },
);
