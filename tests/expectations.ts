/** Says one line for a promise: kept when there are no problems; of many the first ones are told. */
export type ExpectThat = (name: string, problems: readonly string[]) => void;

const problemsTold = 8;

export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** What was expected, what came of it, and the sum, for suites with a runner of their own. */
export const startExpectations = () => {
  const sum = { passed: 0, failed: 0, failures: [] as string[], passedLater: [] as string[] };
  const expectThat: ExpectThat = (name, problems) => {
    sum[problems.length === 0 ? 'passed' : 'failed'] += 1;
    say(problems.length === 0 ? `  kept: ${name}` : `  BROKEN: ${name} (${problems.length})`);
    const told = problems.slice(0, problemsTold).map((problem) => `    ${problem}`);
    for (const line of told) say(line);
    if (problems.length > 0) sum.failures.push([name, ...told].join('\n'));
  };
  return { expectThat, sum };
};
