import type { Outcome, Suite } from './suite.ts';

export interface SuiteOutcome {
  readonly suite: Suite;
  readonly outcome: Outcome;
}

/** More than these are no accident of a busy machine. */
const mostFiles = 16;

const nameOf = (failure: string): string => failure.split('\n', 1)[0]!;

/** What came of all files, where the failed ones were run a second time. */
const merge = (first: Outcome, others: Outcome, second: Outcome): Outcome => {
  const failedTwice = new Set(second.failures.map(nameOf));
  const { failedFiles: _runAgain, ...times } = first;
  return {
    ...times,
    passed: others.passed + second.passed,
    failed: others.failed + second.failed,
    failures: second.failures,
    skipped: [...others.skipped, ...second.skipped],
    passedLater: first.failures.filter((failure) => !failedTwice.has(nameOf(failure))),
  };
};

/**
 * Runs the files that failed once more, or a suite that left no result, one after the other, and what follows such a suite. A test that
 * passes then counts as passed and is reported as flaky, with its first failure; one that fails twice has failed. Too many failed files are
 * not run again.
 */
export const againOnce = async (
  outcomes: readonly SuiteOutcome[],
  run: (suite: Suite, files?: readonly string[]) => Promise<Outcome>,
): Promise<Outcome[]> => {
  const failed = outcomes.filter(({ outcome }) => outcome.failedFiles !== undefined);
  if (failed.flatMap(({ outcome }) => outcome.failedFiles!.files ?? []).length > mostFiles) return outcomes.map(({ outcome }) => outcome);
  const followsOne = ({ follows }: Suite): boolean => failed.some(({ suite }) => suite.name === follows);
  const merged: Outcome[] = [];
  for (const { suite, outcome } of outcomes) {
    const { failedFiles } = outcome;
    if (failedFiles !== undefined) merged.push(merge(outcome, failedFiles.others, await run(suite, failedFiles.files)));
    else merged.push(outcome.failed > 0 && followsOne(suite) ? await run(suite) : outcome);
  }
  return merged;
};
