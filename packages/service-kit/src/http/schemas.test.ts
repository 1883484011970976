import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  emailAddress,
  optionalMultilineText,
  optionalText,
  requiredMultilineText,
  requiredText,
  text,
  choice,
  parameter,
} from './schemas.ts';

const problemsOf = (schema: z.ZodType, value: unknown) => (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const oneLine: [string, z.ZodType][] = [
  ['text', text('Name')],
  ['required text', requiredText('Name', 60)],
  ['optional text', optionalText('Name', 60)],
];
const manyLines: [string, z.ZodType][] = [
  ['required text of several lines', requiredMultilineText('Name', 60)],
  ['optional text of several lines', optionalMultilineText('Name', 60)],
];

describe.each([...oneLine, ...manyLines])('%s', (_name, schema) => {
  test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'refuses what changes the direction of the text after it: %j',
    (character) => {
      expect(problemsOf(schema, `Milo${character}gnp.exe`)).toEqual([
        'Name contains hidden characters that change the direction of text, please remove them',
      ]);
    },
  );

  test.each([
    ['Urdu', 'میرا پالتو بِلّا'],
    ['a zero-width non-joiner between letters', 'می\u200cخواهم'],
    ['a cat that a joiner colours', '🐈\u200d⬛'],
    ['a family and a flag', '👩‍👩‍👧‍👦 🇵🇰'],
    ['single marks of direction beside Latin letters', 'پالتو\u200f (Milo)\u200e ۵\u061c kg'],
  ])('keeps %s', (_what, value) => {
    expect(schema.parse(` ${value} `)).toBe(value);
  });

  test('refuses control characters and halves of characters', () => {
    for (const value of ['a\u0000b', '\u001b[31mred', 'a\ud800'])
      expect(problemsOf(schema, value)).toEqual(['Name contains characters that are not allowed']);
  });
});

test.each(oneLine)('%s is a single line', (_name, schema) => {
  for (const value of ['Milo\nthe cat', 'Milo\r\nthe cat', 'Milo\u2028the cat', 'Milo\u2029the cat'])
    expect(problemsOf(schema, value)).toEqual(['Name must be a single line']);
});

test.each(manyLines)('%s may have line ends', (_name, schema) => {
  expect(schema.parse('Milo\n\n- calm\r\n- kind')).toBe('Milo\n\n- calm\r\n- kind');
});

test('required text is seen by somebody; optional text may be empty', () => {
  for (const value of ['', '  ', '\u200b\u2060', '\u200f'])
    expect(problemsOf(requiredText('Name', 60, 'A name, please'), value)).toContain('A name, please');
  expect(optionalText('Name', 60).parse('  ')).toBe('');
});

test('text is as long as it may be and no longer', () => {
  for (const schema of [
    requiredText('Name', 3),
    optionalText('Name', 3),
    requiredMultilineText('Name', 3),
    optionalMultilineText('Name', 3),
  ]) {
    expect(schema.parse(' abc ')).toBe('abc');
    expect(problemsOf(schema, 'abcd')).toEqual(['Name must be at most 3 characters long']);
  }
});

describe('an address', () => {
  const address = emailAddress('Email', 'Please enter a valid email');

  test('may have a domain in any script, which mail servers know in ASCII', () => {
    expect(address.parse('sana@پالتو.پاکستان')).toBe('sana@xn--mgbg1fra0y.xn--mgbai9azgqp6j');
    expect(address.parse('sana@bücher.example')).toBe('sana@xn--bcher-kva.example');
    expect(address.parse('Sana.Ahmed@Example.ORG')).toBe('Sana.Ahmed@Example.ORG');
  });

  test.each(['sana', 'sana@', '@پالتو.پاکستان', 'sana@پالتو', 'ثنا@example.org', 'sana@پا لتو.example'])('is not %s', (text) => {
    expect(address.safeParse(text).success).toBe(false);
  });
});

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
