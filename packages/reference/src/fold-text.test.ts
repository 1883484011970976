import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.ts';
import { eachWordOf, wordsOf } from './words-of.ts';

test.each([
  ['كتا', 'کتا'],
  ['بلي', 'بلی'],
  ['بلى', 'بلی'],
  ['مچهلي', 'مچہلی'],
  ['فاخۃ', 'فاخہ'],
  ['کوئٹہ', 'کویٹہ'],
  ['أسد', 'اسد'],
  ['مؤدب', 'مودب'],
  ['ضیاء', 'ضیا'],
  ['اعلیٰ', 'اعلی'],
  ['پُرسکون', 'پرسکون'],
  ['ۓ', 'ے'],
  ['۳ ماہ', '3 ماہ'],
  ['٣', '3'],
  ['ﻛﺘﺎ', 'کتا'],
  ['Chin’s', "chin's"],
  ['Shih‐Tzu É', 'shih‐tzu e'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['آم', 'ام'],
  ['لڑکے', 'لڑکی'],
  ['پھل', 'پہل'],
])('%s and %s are two words', (left, right) => {
  expect(foldText(left)).not.toBe(foldText(right));
});

const letters = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(..."آابپتكکيیىےئؤأهہةھۂۃءنوں ـ\u200c\u200f\u0653\u0654\u0670\u064e’'`١۲3éÇaİßﬁﻻ") },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const anyText = fc.string({ unit: letters, maxLength: 60 });

test('what is folded stays as it is when it is folded again', () => {
  fc.assert(fc.property(anyText, (text) => expect(foldText(foldText(text))).toBe(foldText(text))));
});

/** The same text as an Arabic keyboard writes it, with vowel signs, or in capitals. */
const keyboards: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('ک', 'ك').replaceAll('ی', 'ي').replaceAll('ہ', 'ه'),
  (text) => text.replaceAll('ی', 'ى').replaceAll('ہ', 'ة'),
  (text) => [...text].map((letter) => (/\p{Script=Arabic}/u.test(letter) ? `${letter}\u064f` : letter)).join(''),
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))),
  (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  (text) => [...text].join('\u200b'),
  (text) => text.normalize('NFD'),
];

test('a text has the same words whatever keyboard it was typed on', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'ابپتٹجچکگلمنوہیےآ abcdeo 0123'), maxLength: 40 });
  fc.assert(fc.property(typed, fc.constantFrom(...keyboards), (text, keyboard) => expect(wordsOf(keyboard(text))).toEqual(wordsOf(text))));
});

test('a word has only letters, digits and marks, and no word is empty or longer than sixty letters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of eachWordOf(text)) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,59}$/u);
    }),
  );
  expect(eachWordOf('x'.repeat(2_000))).toEqual(['x'.repeat(60)]);
});
