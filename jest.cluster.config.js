import single from './jest.config.js';

/**
 * The contracts again, on servers in containers that one run shares. PostgreSQL's adapters carry its name, or that of knex.
 * @type {import('jest').Config}
 */
export default {
  ...single,
  testRegex: ['\\.cluster\\.test\\.ts$', '/(knex|postgres)-[^/]+\\.int\\.test\\.ts$'],
  testPathIgnorePatterns: single.testPathIgnorePatterns.filter((pattern) => !pattern.includes('cluster')),
  globalSetup: '<rootDir>/tooling/jest/cluster-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/cluster-teardown.js',
  maxWorkers: 1,
};
