/** Says one line for a promise: kept when there are no problems; of many the first ones are told. */
export type ExpectThat = (name: string, problems: readonly string[]) => void;

export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** What was expected, what came of it, and the sum, for suites with a runner of their own. */
export const startExpectations = () => {
  const sum = { passed: 0, failed: 0 };
  const expectThat: ExpectThat = (name, problems) => {
    sum[problems.length === 0 ? 'passed' : 'failed'] += 1;
    say(problems.length === 0 ? `  kept: ${name}` : `  BROKEN: ${name} (${problems.length})`);
    for (const problem of problems.slice(0, 8)) say(`    ${problem}`);
  };
  return { expectThat, sum };
};
