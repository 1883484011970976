import { expect, test } from '@jest/globals';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import { loadConfig } from '@paltu/service-kit';
import type { ProcessEnvironment } from './process-environment.ts';

/** A value that no variable takes, and that a log would show. */
export const junk = 'no-such-thing-e7b1';

/** What a service's variables may lack. */
export const mistakes = [
  ['missing', ''],
  ['wrong', junk],
] as const;

/** Every variable of the service with this value, and the names of those that do not take it. */
export const withEach = <Config extends ServiceConfig>(
  { config }: ServiceDefinition<Config>,
  { environment }: Pick<ProcessEnvironment, 'environment'>,
  value: string,
) => {
  const changed = Object.fromEntries(Object.keys(environment).map((variable) => [variable, value]));
  const named = (config.safeParse(changed).error?.issues ?? []).map(({ path }) => path.join('.'));
  expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'BUS_URL']));
  return { environment: changed, named };
};

/** The service's configuration names each variable that is missing or wrong, without its value. */
export const namesWrongVariables = <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  processEnvironment: () => Pick<ProcessEnvironment, 'environment'>,
): void => {
  test.each(mistakes)('names every variable that is %s, and repeats no value', (_what, value) => {
    const { environment, named } = withEach(definition, processEnvironment(), value);
    const load = () => loadConfig(definition.config, environment);
    for (const variable of named) expect(load).toThrow(variable);
    expect(load).not.toThrow(junk);
  });
};
