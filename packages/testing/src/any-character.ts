import fc from 'fast-check';

/**
 * Any code point but halves of surrogate pairs: the unit of strings from all scripts. fast-check's own (`unit: 'binary'`) makes a table of
 * them all, which takes a second and 130 MB in each file of tests that names it.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));
