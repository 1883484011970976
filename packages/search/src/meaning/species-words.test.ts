import { expect, test } from '@jest/globals';
import { speciesNamedIn } from './species-words.ts';

test.each([
  ['Chicken kibble for adult dogs', ['Dog']],
  ['ٹونا بلی کا کھانا', ['Cat']],
  ['Bed for cats and small DOGS', ['Dog', 'Cat']],
  ['Steel bowl, category A', []],
] as const)('%s is for %j', (text, expected) => {
  expect(speciesNamedIn(text)).toEqual(expected);
});
