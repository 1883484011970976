import { describe, expect, test } from '@jest/globals';
import { stringsOf } from './locale-files.ts';
import { specStrings } from './spec-strings.ts';

const english = stringsOf('en');
const urdu = stringsOf('ur');

/** Keys whose Urdu rightly has no Urdu letter: the comma between the parts of a list, and the brand. */
const signs: readonly string[] = ['shell:brand', 'shell:comma', 'orders:order.pieces'];

const long = 20;

/** A long text may stand in a longer one (a hint with one sentence more); a short one is the whole string. */
function hasWords(key: string, words: string): boolean {
  const text = english.get(key);
  return text === words || (words.length >= long && text?.includes(words) === true);
}

describe.each(Object.entries(specStrings))('the words of the specification for %s', (_screen, strings) => {
  test('are the text of their keys in English', () => {
    const wrong = Object.entries(strings).filter(([key, words]) => !hasWords(key, words));
    expect(wrong.map(([key, words]) => ({ key, words, text: english.get(key) }))).toEqual([]);
  });
});

describe('the two languages', () => {
  test('have the same keys', () => {
    const missing = [...english.keys()].filter((key) => !urdu.has(key));
    const extra = [...urdu.keys()].filter((key) => !english.has(key));
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
  });

  test('use the same placeholders', () => {
    const placeholders = (text: string | undefined) => [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1]).sort();
    const unequal = [...english].filter(([key, text]) => placeholders(text).join() !== placeholders(urdu.get(key)).join());
    // A singular may leave its number out, or name it.
    expect(unequal.map(([key]) => key).filter((key) => !key.endsWith('_one'))).toEqual([]);
  });

  test('differ, and Urdu is written in Urdu', () => {
    const unwritten = [...urdu].filter(
      ([key, text]) => !signs.includes(key) && (text === english.get(key) || !/\p{Script=Arabic}/u.test(text)),
    );
    expect(unwritten.map(([key]) => key)).toEqual([]);
  });

  test('Urdu is spelled with the letters of Urdu, not of Arabic', () => {
    const foreign = [...urdu].filter(([, text]) => /[كيىە]/u.test(text));
    expect(foreign.map(([key]) => key)).toEqual([]);
  });
});
