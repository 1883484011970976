import { expect, test } from '@jest/globals';
import { descriptionOf } from './page-head.ts';

test('a description is one line of all that there is', () => {
  expect(descriptionOf(['Surgery', '', 'Lahore', 'Kind\n and  calm.'])).toBe('Surgery, Lahore, Kind and calm.');
  expect(descriptionOf(['سرجری', 'لاہور'], '، ')).toBe('سرجری، لاہور');
});

test('a long one ends after 200 characters, and splits none', () => {
  expect([...descriptionOf(['🐈'.repeat(300)])]).toHaveLength(200);
  expect(descriptionOf(['🐈'.repeat(300)]).endsWith('🐈…')).toBe(true);
  expect(descriptionOf(['x'.repeat(200)])).toBe('x'.repeat(200));
});
