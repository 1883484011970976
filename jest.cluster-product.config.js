import cluster from './jest.cluster.config.js';

/**
 * Of the tests that share one product those that run on the servers in containers too. No API test of a service may run beside it: they
 * make its topics anew.
 * @type {import('jest').Config}
 */
export default {
  ...cluster,
  testRegex: ['/tests/(product/[^/]+|browser/journey)\\.shared\\.e2e\\.test\\.ts$'],
  testPathIgnorePatterns: cluster.testPathIgnorePatterns.filter((pattern) => !pattern.includes('shared')),
  globalSetup: '<rootDir>/tooling/jest/cluster-product-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/cluster-product-teardown.js',
};
