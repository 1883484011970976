import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { choice, parameter } from './choice-schemas.ts';

const query = z.object({ size: parameter(choice('Size', ['Small', 'Extra Large'])) });

test('a choice is read in any letter case and becomes our word', () => {
  expect(query.parse({ size: ' extra LARGE ' })).toEqual({ size: 'Extra Large' });
});

test('a parameter that is empty, left out, or a text of blanks is none', () => {
  expect(query.parse({ size: '' })).toEqual({});
  expect(query.parse({})).toEqual({});
  expect(z.object({ search: parameter(z.string().trim()) }).parse({ search: '  ' })).toEqual({});
});

test('any other word is refused with those that there are', () => {
  expect(query.safeParse({ size: 'Huge' }).error?.issues).toMatchObject([
    { path: ['size'], message: 'Size must be one of: Small, Extra Large' },
  ]);
  expect(query.safeParse({ size: ['Small', 'Small'] }).success).toBe(false);
});
