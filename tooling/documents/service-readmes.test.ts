import { expect, test } from '@jest/globals';
import { readmeProblems } from './service-readmes.ts';

const right = ['Owns', 'Publishes', 'Consumes', 'Run', 'Read in this order'].map((heading) => `## ${heading}\n\nWords.\n`).join('\n');

test('a README of half a page under the headings that all have has no problems', () => {
  expect(readmeProblems(`# alpha\n\n${right}`)).toEqual([]);
});

test('another heading, or a missing one, is found', () => {
  expect(readmeProblems(right.replace('## Run', '## How to run'))).toEqual([expect.stringContaining('How to run')]);
  expect(readmeProblems(right.replace('## Consumes', ''))).toEqual([expect.stringContaining('and not Owns, Publishes, Consumes')]);
});

test('a README that is too long to be read is found', () => {
  expect(readmeProblems(`${right}${'more\n'.repeat(110)}`)).toEqual([expect.stringContaining('at most 120')]);
});
