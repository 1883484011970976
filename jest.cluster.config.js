import single from './jest.config.js';

/**
 * The contracts again, the API tests of the services and the whole product, on servers in containers that one run shares. PostgreSQL's
 * adapters carry its name, long or short, or that of knex, or are the store of a slice. A bus is opened by `@paltu/events/test-bus`: here it
 * is Kafka, whose topics are empty for each file, so one file runs at a time. Left out is what starts a PostgreSQL of its own, or a second
 * database with the same consumers, between which Kafka would share out what each needs whole; the plans of all queries, the walk over all
 * routes and the promises of a process, which no engine changes (those of vets, on MongoDB, and one process on PostgreSQL are here); answers
 * of services on PostgreSQL that wait for no event, which the run on one machine covers (such a test passes on a bus that delivers nothing);
 * what is about the profile of one machine (the libraries it loads, its demo data, its backup) or done with make (the commands of the
 * README, a new service), and the upgrade, which the run of docker compose makes on these engines; and what shares one product, which
 * `jest.cluster-product.config.js` runs.
 * @type {import('jest').Config}
 */
export default {
  ...single,
  testRegex: [
    '\\.cluster\\.test\\.ts$',
    '/services/[^/]+/test/[^/]+\\.e2e\\.test\\.ts$',
    '/gateway/test/main\\.e2e\\.test\\.ts$',
    '/(knex|pg|postgres)-[^/]+\\.int\\.test\\.ts$',
    '/services/[^/]+/src/[^/]+/[^/]+-store\\.int\\.test\\.ts$',
    '/tests/product/[^/]+\\.e2e\\.test\\.ts$',
  ],
  testPathIgnorePatterns: [
    ...single.testPathIgnorePatterns.filter((pattern) => !pattern.includes('cluster')),
    '/(frozen-database|indexed-queries)\\.',
    '/services/(?!vets/)[^/]+/test/(routes|service)\\.',
    '/services/messaging/test/(killed-mails|notices-of-leavers|pushes-off)\\.',
    '/services/(?!moderation/)[^/]+/test/process\\.',
    '/services/auth/test/(auth-api|database-loss|exact-passwords|key-secret|limits|login-times)\\.',
    '/services/auth/test/(operator-commands|password-policy|registration|security-log)\\.',
    '/services/content/test/(articles|contact-mails|many-comments|notify-command)\\.',
    '/services/pets/test/(any-text|hostile-forms|hostile-lists|pet-offers|pets-list|picked-pets)\\.',
    '/(backup|demo-behind-proxy|loaded-libraries|readme-commands|new-service|upgrade)\\.',
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
