import { expect, test } from '@jest/globals';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import { junk, mistakes, withEach } from './names-wrong-variables.ts';
import type { ProcessUnderTest } from './process-under-test.ts';

/** A process does not start with variables that are missing or wrong, and prints which, without their values. */
export const refusesWrongVariables = <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  { start, processEnvironment }: ProcessUnderTest,
): void => {
  test.each(mistakes)('prints every variable that is %s, repeats no value, and does not start', async (_what, value) => {
    const { environment, named } = withEach(definition, processEnvironment(), value);
    const { exit, printed } = start(environment);
    expect(await exit).toBe(1);
    for (const variable of named) expect(printed()).toContain(variable);
    expect(printed()).not.toContain(junk);
  });

  test('does not wait for a database that refuses its password, and does not repeat it', async () => {
    const url = new URL(String(processEnvironment().environment['DATABASE_URL']));
    url.password = junk;
    const { exit, printed } = start({ DATABASE_URL: url.href });
    expect(await exit).toBe(1);
    expect(printed()).toContain('password authentication failed');
    expect(printed()).not.toContain(junk);
  });
};
