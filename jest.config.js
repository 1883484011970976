/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testRunner: '<rootDir>/tooling/jest/shared-modules.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          experimental: { keepImportAttributes: true },
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tooling/jest/css-module.js' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/\\.tools/',
    '/\\.data/',
    '/tooling/\\.canaries/',
    '\\.(cluster|screen)\\.test\\.ts$',
  ],
  modulePathIgnorePatterns: ['/\\.tools/', '/\\.data/', '<rootDir>/dist/'],
  globalSetup: '<rootDir>/tooling/jest/global-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/global-teardown.js',
  testTimeout: 90_000,
  maxWorkers: 2,
};
