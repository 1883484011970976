import code from './jest.code.config.js';

const { testRunner: _sharesModules, ...isolated } = code;

/**
 * The same, each file with modules of its own: no test depends on what another file left in them.
 * @type {import('jest').Config}
 */
export default {
  ...isolated,
  // The native part of Rolldown takes only objects that Node's own modules have made.
  testPathIgnorePatterns: [...isolated.testPathIgnorePatterns, '/packages/bundles/test/build-bundles\\.'],
};
