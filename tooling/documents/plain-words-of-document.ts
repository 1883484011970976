import { privateWordInText } from '../plain-words.ts';
import { read } from './repository.ts';

/** Lines of a document with a private word; blocks of code and what stands between backticks do not count. */
export const plainWordsProblems = (document: string, text = read(document)): string[] =>
  text
    .replaceAll(/^\s*```[^]*?^\s*```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    // A quotation may go on in the next line.
    .replaceAll(/`[^`]*`/g, (quoted) => quoted.replaceAll(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) => {
      const why = privateWordInText(line.replaceAll(/\]\([^)]*\)/g, ']'));
      return why === undefined ? [] : [`${document}:${index + 1} ${why}`];
    });
