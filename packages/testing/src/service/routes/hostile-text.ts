import fc from 'fast-check';
import { anyCharacter } from '../../any-character.ts';

/** What no keyboard writes, and what means something to a shell, a template, SQL, JSON, a path or a prototype. */
export const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202egnp.exe',
    "'; drop table members; --",
    '{{7*7}}',
    '${7*7}',
    '{"__proto__":{"admin":true}}',
    '[[[[[[',
    '../../etc/passwd',
    '%00',
    'NaN',
    '1e9',
    '-1',
    '9'.repeat(5_000),
    ' ',
    'پالتو',
    '__proto__',
    'constructor',
  ),
);

/** As `hostileText`, and values of every other type that JSON has. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.double(),
  fc.constantFrom<unknown>(null, true, false, -0, 1e308, -1, [], {}),
  fc.array(hostileText, { maxLength: 5 }),
  fc.jsonValue(),
);

/** One segment of a path, encoded, that is no id. */
export const hostileSegment = hostileText
  .map((text) => encodeURIComponent(text.toWellFormed()))
  .filter((segment) => !['', '.', '..'].includes(segment));
