import single from './jest.config.js';

/**
 * Tests through the gateway and in Chromium that leave each other alone: all use one product and one browser. A file runs by itself with
 * the usual configuration too, and starts a product of its own then.
 * @type {import('jest').Config}
 */
export default {
  ...single,
  testRegex: ['/tests/[^/]+/[^/]+\\.shared\\.e2e\\.test\\.ts$'],
  globalSetup: '<rootDir>/tooling/jest/product-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/product-teardown.js',
  maxWorkers: 1,
};
