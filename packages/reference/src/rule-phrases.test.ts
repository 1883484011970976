import { expect, test } from '@jest/globals';
import { isPhrase, phraseFinder, readable } from './rule-phrases.ts';

const has = (phrase: string, text: string, unless: readonly string[] = []) => phraseFinder([phrase], unless)(readable(text));

test.each([
  'Send TOKEN now',
  't0ken',
  't o k e n',
  'T.O.K.E.N',
  'to.ken',
  'to-ken',
  'tokeeen',
  'ｔｏｋｅｎ',
  'tоkеn',
  'to\u200bken',
  'ⓣⓞⓚⓔⓝ',
  '"token"!',
  '$end tok3n',
  'to|ken',
  't/o/k/e/n',
  't, o, k, e, n',
  'token2000',
  '2000token',
  'ᴛᴏᴋᴇɴ',
  'ŧoƙen',
])('token is found in %s', (text) => {
  expect(has('token', text)).toBe(true);
});

test.each([
  ['ٹوکن', 'ٹـوکـن ایک ہزار'],
  ['آدھی رقم', 'ادھي رقم'],
  ['bhej*', 'paise bhejo'],
  ['send/bhejo … money', 'Bhejo the whole money'],
  ['send … money', 'send money'],
  ['send … money', 'send it to me, the money'],
  ['# rupees', '500 rupees'],
  ['# rupees', '۵۰۰ rupees'],
  ['kar+do', 'abhi kardo'],
  ['kar+do', 'abhi kar do'],
  ['easy+pais*', 'easy paisay'],
  ['## abhi', '3,000 abhi'],
  ['## abhi', '2k abhi'],
  ['half/percent', '20% now'],
  ['[send] … [money]', 'bhejo ab paise'],
])('%s is found in %s', (phrase, text) => {
  expect(has(phrase, text)).toBe(true);
});

test.each([
  ['token', 'tokenize broken tokens'],
  ['send … money', 'send him. Money is no matter'],
  ['send … money', 'send one two three four five money'],
  ['money … send', 'send money'],
  ['bhej*', 'abhej'],
  ['kar+do', 'kar de do'],
  ['## abhi', '25 abhi'],
  ['## abhi', '0300 1234567 abhi'],
])('%s is not found in %s', (phrase, text) => {
  expect(has(phrase, text)).toBe(false);
});

test('what is excused is not found, and what stands beside it is', () => {
  expect(has('token', 'a token of love', ['token of'])).toBe(false);
  expect(has('token', 'a token of love, and a token', ['token of'])).toBe(true);
});

test.each([
  '…',
  '… money',
  'money …',
  'a',
  '#',
  'send … … money',
  '',
  '*',
  '(a|b)+',
  'mo*ney',
  'a/',
  '.*',
  'a+',
  '[nothing]',
  '###',
  'ab '.repeat(25),
])('%s is no phrase', (phrase) => {
  expect(isPhrase(phrase)).toBe(false);
});

test('a text of any signs is read', () => {
  for (const text of ['', '|', '\ud800', 'a '.repeat(2_000), '* '.repeat(2_000), 'send '.repeat(400)])
    expect(has('send/a … money … advance', text)).toBe(false);
});

test('the longest phrase that there can be is looked for in a long text', () => {
  const phrase = Array.from({ length: 11 }, () => 'a*/aa*/ab*/ab+ab').join(' … ');
  expect(isPhrase(`${phrase} … zz`)).toBe(true);
  expect(has(`${phrase} … zz`, 'ab '.repeat(2_000))).toBe(false);
});
