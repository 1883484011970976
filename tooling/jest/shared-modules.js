import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { setCurrentGlobals } from './current-globals.js';

const globalsUrl = new URL('current-globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
});

/** The web app is compiled by Jest's transform (JSX, CSS), and Jest's clock and mocks hold for modules only that Jest has loaded. */
const needsModulesOfJest = (testPath) =>
  /[/\\]web[/\\]/.test(testPath) || /\bjest\.(useFakeTimers|mock|unstable_mockModule|resetModules)\b/.test(readFileSync(testPath, 'utf8'));

const builtIns = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name) && typeof globalThis[name] === 'function');

/** Circus and `expect` run in a context of their own: there too `Number` must be that of the tests, as in `expect.any(Number)`. */
const shareBuiltIns = (environment) => {
  for (const name of builtIns) environment.global[name] = globalThis[name];
};

const restoreVariables = (variables) => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
};

/**
 * Runs a test file by Jest's own runner, but its modules by Node itself: a worker loads each module once for all of its files, where
 * Jest would compile and link express, knex, zod … anew for each. So a module keeps its state from file to file.
 */
export default async function sharedModules(...args) {
  const [, , environment, runtime, testPath] = args;
  const run = () => circus.default(...args);
  if (needsModulesOfJest(testPath)) return run();
  shareBuiltIns(environment);
  runtime.unstable_importModule = (path) => {
    setCurrentGlobals(runtime.requireModuleOrMock(path, '@jest/globals'));
    return import(pathToFileURL(path).href);
  };
  const variables = { ...process.env };
  try {
    return await run();
  } finally {
    restoreVariables(variables);
  }
}
