import { expect, test } from '@jest/globals';
import { plainWordsProblems } from './plain-words-of-document.ts';

test('a private word of a document is found with its line, in code, quotations and addresses it is not', () => {
  const text = ['# Words', '', 'What pets says is kept.', '`told` [is](told.md) fine.', '```', 'echo said', '```', 'A plain line.'].join(
    '\n',
  );
  expect(plainWordsProblems('docs/words.md', text)).toEqual([expect.stringMatching(/^docs\/words\.md:3 “says” is a private word/)]);
});
