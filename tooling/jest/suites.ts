import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

type SuiteConfig = Config & { readonly testPathIgnorePatterns: string[] };

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Every file that needs neither Chromium nor an engine of several machines: what Jest runs without a suite.
 */
const files: SuiteConfig = {
  rootDir: root,
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

/**
 * The tests of services, packages, gateway and web, without those of the whole product.
 */
const code: SuiteConfig = { ...files, testPathIgnorePatterns: [...files.testPathIgnorePatterns, '/tests/'] };

const { testRunner: _sharesModules, ...withoutSharedModules } = code;

/**
 * The same, each file with modules of its own: no test depends on what another file left in them.
 */
const isolated: SuiteConfig = {
  ...withoutSharedModules,
  // The native part of Rolldown takes only objects that Node's own modules have made.
  testPathIgnorePatterns: [...withoutSharedModules.testPathIgnorePatterns, '/packages/bundles/test/build-bundles\\.'],
};

/**
 * Tests through the gateway and in Chromium that leave each other alone: all use one product and one browser. A file runs by itself with
 * the usual configuration too, and starts a product of its own then.
 */
const product: SuiteConfig = {
  ...files,
  testRegex: ['/tests/[^/]+/[^/]+\\.shared\\.e2e\\.test\\.ts$'],
  globalSetup: '<rootDir>/tooling/jest/product-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/product-teardown.js',
  maxWorkers: 1,
};

/**
 * Screens of the web app in Chromium over stubs of the API (tests/screens/README.md): one build, no service, no database.
 */
const screens: SuiteConfig = {
  ...files,
  testRegex: ['\\.screen\\.test\\.ts$'],
  testPathIgnorePatterns: files.testPathIgnorePatterns.filter((pattern) => !pattern.includes('screen')),
  globalSetup: '<rootDir>/tooling/jest/screens-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/screens-teardown.js',
  // Longer than any files wait inside a test, which names better what did not come.
  testTimeout: 300_000,
};

/**
 * The contracts again, the API tests of the services and the whole product, on servers in containers that one run shares. PostgreSQL's
 * adapters carry its name, long or short, or that of knex, or are the store of a slice. A bus is opened by `@paltu/events/test-bus`: here it
 * is Kafka, whose topics are empty for each file, so one file runs at a time. Left out is what starts a PostgreSQL of its own, or a second
 * database with the same consumers, between which Kafka would share out what each needs whole; the plans of all queries, the walk over all
 * routes and the promises of a process, which no engine changes (those of vets, on MongoDB, and one process on PostgreSQL are here); answers
 * of services on PostgreSQL that wait for no event, which the run on one machine covers (such a test passes on a bus that delivers nothing);
 * what is about the profile of one machine (its processes, the libraries they load, its demo data, its backup) or done with make (the commands of the
 * README, a new service), and the upgrade, which the run of docker compose makes on these engines; and what shares one product, which
 * `clusterProduct` runs.
 */
const cluster: SuiteConfig = {
  ...files,
  testRegex: [
    '\\.cluster\\.test\\.ts$',
    '/services/[^/]+/test/[^/]+\\.e2e\\.test\\.ts$',
    '/gateway/test/main\\.e2e\\.test\\.ts$',
    '/(knex|pg|postgres)-[^/]+\\.int\\.test\\.ts$',
    '/services/[^/]+/src/[^/]+/[^/]+-store\\.int\\.test\\.ts$',
    '/tests/product/[^/]+\\.e2e\\.test\\.ts$',
  ],
  testPathIgnorePatterns: [
    ...files.testPathIgnorePatterns.filter((pattern) => !pattern.includes('cluster')),
    '/(frozen-database|indexed-queries)\\.',
    '/services/(?!vets/)[^/]+/test/(routes|service)\\.',
    '/services/messaging/test/(killed-mails|notices-of-leavers|pushes-off)\\.',
    '/services/(?!moderation/)[^/]+/test/process\\.',
    '/services/auth/test/(auth-api|database-loss|exact-passwords|key-secret|limits|login-times)\\.',
    '/services/auth/test/(operator-commands|password-policy|registration|security-log)\\.',
    '/services/content/test/(articles|contact-mails|many-comments|notify-command)\\.',
    '/services/pets/test/(any-text|hostile-forms|hostile-lists|pet-offers|pets-list|picked-pets)\\.',
    '/(backup|demo-behind-proxy|loaded-libraries|one-process|readme-commands|new-service|upgrade)\\.',
    '\\.shared\\.',
  ],
  globalSetup: '<rootDir>/tooling/jest/cluster-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/cluster-teardown.js',
  maxWorkers: 1,
  // Jest keeps the modules of every file it has run: a worker that holds more is replaced by a new one.
  workerIdleMemoryLimit: '1.5GB',
  // A test that failed may leave a client of Kafka open, which would keep the run alive for ever.
  forceExit: true,
};

/**
 * Of the tests that share one product those that run on the servers in containers too. No API test of a service may run beside it: they
 * make its topics anew.
 */
const clusterProduct: SuiteConfig = {
  ...cluster,
  testRegex: ['/tests/(product/[^/]+|browser/journey)\\.shared\\.e2e\\.test\\.ts$'],
  testPathIgnorePatterns: cluster.testPathIgnorePatterns.filter((pattern) => !pattern.includes('shared')),
  globalSetup: '<rootDir>/tooling/jest/cluster-product-setup.js',
  globalTeardown: '<rootDir>/tooling/jest/cluster-product-teardown.js',
};

const suites: Readonly<Record<string, SuiteConfig>> = { files, code, isolated, product, screens, cluster, clusterProduct };

/** The configuration of a suite, by its name. */
export const configOf = (name: string): SuiteConfig => {
  const config = suites[name];
  if (config === undefined) throw new Error(`TEST_SUITE is one of ${Object.keys(suites).join(', ')}, not ${name}`);
  return config;
};

/** The configuration of the suite that the variable TEST_SUITE names. */
export const chosenSuite = (): SuiteConfig => configOf(process.env['TEST_SUITE'] ?? 'files');
