import { expect, test } from '@jest/globals';
import { claimProblems } from './document-claims.ts';
import { namedThingsProblems } from './named-things.ts';
import { unwantedWords } from './unwanted-words.ts';

// Documents that are wrong on purpose: a check that finds nothing any more fails here.

test.each([
  [
    'a file that is not there',
    'see `packages/kernel/src/no-such-file.ts`',
    'docs/x.md names packages/kernel/src/no-such-file.ts, which is not there',
  ],
  [
    'what is built of no source',
    '`node dist/services/pets/src/no-main.js`',
    'docs/x.md names services/pets/src/no-main.ts, which is not there',
  ],
  ['one of two files', '`packages/kernel/{package,gone}.json`', 'docs/x.md names packages/kernel/gone.json, which is not there'],
  ['a link to a file that is not there', '[there](no-such-page.md)', 'docs/x.md links to no-such-page.md, which is not there'],
  ['a link to what git does not list', '[there](../node_modules)', 'docs/x.md links to ../node_modules, which is not there'],
  ['a target that make does not have', '`make coffee`', 'docs/x.md names make coffee, which the Makefile does not have'],
  ['the same in a block', '```\nmake coffee name=x\n```', 'docs/x.md names make coffee, which the Makefile does not have'],
])('%s is found', (_what, text, problem) => {
  expect(claimProblems('docs/x.md', text)).toEqual([problem]);
});

test('an ADR without one of its headings is found, and so is a README of a service', () => {
  expect(claimProblems('docs/adr/0099-x.md', '**Background.** It was so.\n\n**Decision.** It is so.\n')).toEqual([
    'docs/adr/0099-x.md has the headings Background, Decision',
  ]);
  expect(claimProblems('services/pets/README.md', '## Owns\n\n## Run\n')).toEqual(['services/pets/README.md has the headings Owns, Run']);
});

test('what is there is not complained of', () => {
  const text =
    'See `packages/kernel/{package.json,src/ids.ts}`, [a page](template.md), [the root](../README.md), `dist/services/pets/src/main.js` and `make start`.';
  expect(claimProblems('docs/x.md', text)).toEqual([]);
});

// Put together here, so that the names are in no file.
const unknown = {
  name: ['start', 'Nothing', 'AtAll'].join(''),
  code: ['pet', 'no-such-refusal'].join('.'),
  variable: ['NO', 'SUCH_VARIABLE'].join('_'),
};

test.each(Object.entries(unknown))('a %s that no code holds is found', (_kind, name) => {
  expect(namedThingsProblems('docs/x.md', `as in \`${name}\``)).toEqual([`docs/x.md names ${name}, which no code holds`]);
});

test('names that the code holds are not complained of', () => {
  expect(namedThingsProblems('docs/x.md', '`runService({ … })` reads `DATABASE_URL` and refuses with `pet.not-found`')).toEqual([]);
});

test.each([
  ['the address of a package registry', ['https:', '', 'registry.example.org', 'x'].join('/')],
  ['a folder of one machine', ['', 'home', 'someone', 'paltu'].join('/')],
  ['who typed it', ['written', 'by', 'an', 'AI'].join(' ')],
])('%s is found in any file', (what, words) => {
  expect(unwantedWords('x.ts', `const a = 1; // ${words}`)).toEqual([expect.stringContaining(`x.ts names ${what}: `)]);
});
