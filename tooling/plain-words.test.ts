import { expect, test } from '@jest/globals';
import { privateWordInName, privateWordInText } from './plain-words.ts';

test.each(['toldAt', 'untold_contacts', 'SAID_AT', 'services/pets/test/told-listings.ts', '#heardOf', 'HTTPTold'])(
  'a private word in the name %s is found',
  (name) => {
    expect(privateWordInName(name)).toContain('is a private word');
  },
);

test.each(['stolidAt', 'outstanding', 'essays', 'shearing', 'publishedAt', 'tellurium'])('the plain name %s is left alone', (name) => {
  expect(privateWordInName(name)).toBeUndefined();
});

test('a private word of a sentence is found, and one between backticks is not', () => {
  expect(privateWordInText('Whoever asks gets an answer.')).toContain('“whoever” is a private word: the caller');
  expect(privateWordInText('The state `told` is kept, and so is ${told.length}.')).toBeUndefined();
});
