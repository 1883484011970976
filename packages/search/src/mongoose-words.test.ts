import { expect, test } from '@jest/globals';
import { understand } from './meaning/understand.ts';
import { matchingWords } from './mongoose-words.ts';

test('who is called like a refusal is found by the name', () => {
  const [condition, ...others] = matchingWords(understand('bina shah', ['location']));
  const has = (word: string) => expect.objectContaining({ words: { $in: expect.arrayContaining([word]) } });
  expect(condition).toEqual({ $or: [{ $nor: [{ $and: [has('shah')] }] }, { $and: [has('bina'), has('shah')] }] });
  expect(others).toEqual([]);
});
