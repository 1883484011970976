import { foldText } from './fold-text.ts';

/** The words of a text as they are compared, each once. Letters and digits make words, all else stands between them. */
export const wordsOf = (text: string): readonly string[] => [...new Set(foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu))];
