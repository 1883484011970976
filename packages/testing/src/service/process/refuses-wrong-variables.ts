import { expect, test } from '@jest/globals';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import type { ProcessUnderTest } from './process-under-test.ts';

/** A value that no variable takes, and that a log would show. */
const junk = 'no-such-thing-e7b1';

/** A process does not start with variables that are missing or wrong, and says which, without their values. */
export const refusesWrongVariables = <Config extends ServiceConfig>(
  { config }: ServiceDefinition<Config>,
  { start, ground }: ProcessUnderTest,
): void => {
  test.each([
    ['missing', ''],
    ['wrong', junk],
  ])('names every variable that is %s, repeats no value, and does not start', async (_what, value) => {
    const environment = Object.fromEntries(Object.keys(ground().environment).map((variable) => [variable, value]));
    const named = (config.safeParse(environment).error?.issues ?? []).map(({ path }) => path.join('.'));
    expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'BUS_URL']));
    const { exit, printed } = start(environment);
    expect(await exit).toBe(1);
    for (const variable of named) expect(printed()).toContain(variable);
    expect(printed()).not.toContain(junk);
  });

  test('does not wait for a database that refuses its password, and does not repeat it', async () => {
    const url = new URL(String(ground().environment['DATABASE_URL']));
    url.password = junk;
    const { exit, printed } = start({ DATABASE_URL: url.href });
    expect(await exit).toBe(1);
    expect(printed()).toContain('password authentication failed');
    expect(printed()).not.toContain(junk);
  });
};
