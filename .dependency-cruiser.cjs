const tests = '(\\.(test|int\\.test|e2e\\.test)\\.tsx?$|/test/|-contract\\.ts$|/testing/)';
const drivers = '^(express|knex|pg|mongoose|kafkajs|ioredis|minio|multer|nodemailer|sharp)(/|$)';

/** The architecture, executable. Each rule protects every slice that will ever be written. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'no-cross-service',
      comment: 'A service knows another only by its events.',
      severity: 'error',
      from: { path: '^(services/[^/]+|gateway|web)/' },
      to: { path: '^(services/[^/]+|gateway|web|deploy|tests)/', pathNot: '^$1/' },
    },
    {
      name: 'packages-know-no-service',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|web|deploy|tests)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^services/[^/]+/src/[^/]+/domain/', pathNot: tests },
      to: { pathNot: '^(services/[^/]+/src/[^/]+/domain/|packages/(kernel|reference)/)' },
    },
    {
      name: 'use-cases-know-no-adapters',
      severity: 'error',
      from: { path: '^services/[^/]+/src/[^/]+/use-cases/', pathNot: tests },
      to: { path: '^services/[^/]+/src/[^/]+/(http|data|events)/' },
    },
    {
      name: 'use-cases-know-no-drivers',
      severity: 'error',
      from: { path: '^services/[^/]+/src/[^/]+/(use-cases|domain)/', pathNot: tests },
      to: { path: `node_modules/${drivers.slice(1)}` },
    },
    {
      name: 'no-cross-slice',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/([^/]+)/', pathNot: tests },
      to: { path: '^services/$1/src/[^/]+/', pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'slices-do-not-reach-up',
      severity: 'error',
      from: { path: '^services/[^/]+/src/[^/]+/', pathNot: tests },
      to: { path: '^services/[^/]+/src/(main|app|config)\\.ts$' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^(packages|services|gateway|web|deploy)/', pathNot: `${tests}|^packages/testing/` },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'web-no-cross-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(features|pages|app)/' },
    },
    { name: 'web-features-know-no-page', severity: 'error', from: { path: '^web/src/features/' }, to: { path: '^web/src/(pages|app)/' } },
    { name: 'web-pages-know-no-app', severity: 'error', from: { path: '^web/src/pages/' }, to: { path: '^web/src/app/' } },
    {
      name: 'kafka-stays-in-its-adapter',
      severity: 'error',
      from: { pathNot: '^packages/events/(src/kafka/|test/)' },
      to: { path: 'node_modules/kafkajs/' },
    },
    {
      name: 'minio-stays-in-its-adapter',
      severity: 'error',
      from: { pathNot: '^packages/storage/src/objects/s3-store\\.ts$' },
      to: { path: 'node_modules/minio/' },
    },
    {
      name: 'sharp-stays-in-its-worker',
      comment: 'libvips reads files of strangers: never in the process of a service.',
      severity: 'error',
      from: { path: '^(packages|services|gateway)/', pathNot: `${tests}|^packages/pictures/src/decoding/safe-sharp\\.ts$` },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'multer-stays-with-pictures',
      severity: 'error',
      from: { pathNot: `${tests}|^packages/pictures/src/http/` },
      to: { path: 'node_modules/multer/' },
    },
    {
      name: 'sharp-runs-in-a-process-of-its-own',
      severity: 'error',
      from: { pathNot: '^packages/pictures/src/decoding/(picture-worker|make-renditions|read-header)\\.ts$' },
      to: { path: '^packages/pictures/src/decoding/(safe-sharp|make-renditions|read-header|picture-worker)\\.ts$' },
    },
    {
      name: 'nodemailer-stays-in-its-adapter',
      severity: 'error',
      from: { pathNot: '^packages/mail/src/(folder|smtp)-mailer\\.ts$' },
      to: { path: 'node_modules/nodemailer/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own builds; the `dist` of a library stays, or rules on that library would see nothing.
    exclude: { path: '(^|/)(node_modules/\\.cache|\\.data|\\.tools)/|^(gateway|web)/dist/|^(packages|services|deploy)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
