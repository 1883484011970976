import single from './jest.config.js';

/**
 * Screens of the web app in Chromium over stubs of the API (tests/screens/README.md): one build, no service, no database.
 * @type {import('jest').Config}
 */
export default {
  ...single,
  testRegex: ['\\.screen\\.test\\.ts$'],
  testPathIgnorePatterns: single.testPathIgnorePatterns.filter((pattern) => !pattern.includes('screen')),
  globalSetup: '<rootDir>/tooling/jest/screens-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/screens-teardown.js',
  // Longer than any single wait inside a test, which names better what did not come.
  testTimeout: 300_000,
};
