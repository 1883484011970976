import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import { openProcessGround, type ProcessGround } from './process-ground.ts';
import { processUnderTest } from './process-under-test.ts';
import { refusesWrongVariables } from './refuses-wrong-variables.ts';
import { servesAndEnds } from './serves-and-ends.ts';
import { waitsForEngines } from './waits-for-engines.ts';

export interface ProcessPromisesOptions {
  /** Variables that only this service reads; `folder` is one of the test's own. */
  readonly variables?: (folder: string) => Readonly<Record<string, string>>;
}

/**
 * Registers the tests that the process of every service must pass: it starts, serves, waits for what is away, names what is wrong
 * with its variables, tells its metrics, and ends when it is told to. It is started as its supervisor does, on the PostgreSQL and the bus of the run.
 */
export const processPromises = <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  { variables = () => ({}) }: ProcessPromisesOptions = {},
): void => {
  let ground: ProcessGround;
  const underTest = processUnderTest(definition, () => ground);

  beforeAll(async () => {
    ground = await openProcessGround(definition.name, variables);
  });
  afterEach(async () => {
    underTest.killAll();
    await Promise.all([ground.database.pass(), ground.bus.pass()]);
  });
  afterAll(() => ground.release());

  describe(`the process of ${definition.name}`, () => {
    servesAndEnds(definition, underTest);
    refusesWrongVariables(definition, underTest);
    waitsForEngines(underTest);
  });
};
