/** Prints one line for a promise: kept when there are no problems; of many the first ones are printed. */
export type ExpectThat = (name: string, problems: readonly string[]) => void;

const maxPrintedProblems = 8;

export const print = (text: string): void => void process.stderr.write(`${text}\n`);

/** What was expected, what came of it, and the sum, for suites with a runner of their own. */
export const startExpectations = () => {
  const sum = { passed: 0, failed: 0, failures: [] as string[], passedLater: [] as string[] };
  const expectThat: ExpectThat = (name, problems) => {
    sum[problems.length === 0 ? 'passed' : 'failed'] += 1;
    print(problems.length === 0 ? `  kept: ${name}` : `  BROKEN: ${name} (${problems.length})`);
    const printed = problems.slice(0, maxPrintedProblems).map((problem) => `    ${problem}`);
    for (const line of printed) print(line);
    if (problems.length > 0) sum.failures.push([name, ...printed].join('\n'));
  };
  return { expectThat, sum };
};
