import { expect, test } from '@jest/globals';
import { rateLimitsVariable } from './rate-limits-variable.ts';
import { usualPoints } from './rate-rules.ts';

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
