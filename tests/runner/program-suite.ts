import type { Outcome, Suite } from './suite.ts';

/** A program of ours that takes `--result <file>` and writes an `Outcome` there as JSON. */
export const programSuite = (...words: string[]): Pick<Suite, 'command' | 'read'> => ({
  command: (resultFile) => [...words, '--result', resultFile],
  read: (text) => JSON.parse(text) as Outcome,
});
