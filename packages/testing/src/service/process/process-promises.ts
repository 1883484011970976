import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import { namesWrongVariables } from './names-wrong-variables.ts';
import { openProcessEnvironment, type ProcessEnvironment } from './process-environment.ts';
import { processUnderTest } from './process-under-test.ts';
import { refusesWrongVariables } from './refuses-wrong-variables.ts';
import { servesAndEnds } from './serves-and-ends.ts';
import { waitsForEngines } from './waits-for-engines.ts';

export interface ProcessPromisesOptions {
  /** Variables that only this service reads; `folder` is one of the test's own. */
  readonly variables?: (folder: string) => Readonly<Record<string, string>>;
  /** Also what the runtime that all services share promises, whatever a service is made of: one service is enough for that. */
  readonly ofRuntime?: true;
}

/**
 * Registers the tests that the process of every service must pass: it waits for its database, serves, names what is wrong with its variables,
 * exposes its metrics, and ends on a signal. It is started as its supervisor does, on the PostgreSQL and the bus of the run.
 */
export const processPromises = <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  { variables = () => ({}), ofRuntime }: ProcessPromisesOptions = {},
): void => {
  let processEnvironment: ProcessEnvironment;
  const underTest = processUnderTest(definition, () => processEnvironment);

  beforeAll(async () => {
    processEnvironment = await openProcessEnvironment(definition.name, variables);
  });
  afterEach(async () => {
    underTest.killAll();
    await Promise.all([processEnvironment.database.pass(), processEnvironment.bus.pass()]);
  });
  afterAll(() => processEnvironment.release());

  describe(`the process of ${definition.name}`, () => {
    namesWrongVariables(definition, () => processEnvironment);
    servesAndEnds(definition.name, underTest);
    if (ofRuntime === undefined) return;
    refusesWrongVariables(definition, underTest);
    waitsForEngines(underTest);
  });
};
