import single from './jest.config.js';

/**
 * The contracts again, and the whole product, on servers in containers that one run shares. PostgreSQL's adapters carry its name, or
 * that of knex; the commands of the README start a product on one machine.
 * @type {import('jest').Config}
 */
export default {
  ...single,
  testRegex: ['\\.cluster\\.test\\.ts$', '/(knex|postgres)-[^/]+\\.int\\.test\\.ts$', '/tests/(product|browser)/[^/]+\\.e2e\\.test\\.ts$'],
  testPathIgnorePatterns: [...single.testPathIgnorePatterns.filter((pattern) => !pattern.includes('cluster')), '/readme-commands\\.'],
  globalSetup: '<rootDir>/tooling/jest/cluster-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/cluster-teardown.js',
  maxWorkers: 1,
};
