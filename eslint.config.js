import checkFile from 'eslint-plugin-check-file';
import accessibility from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { paltuRules } from './tooling/eslint/paltu-rules.ts';

const tests = ['**/*.test.{ts,tsx}', '**/test/**', 'tests/**', '**/*-contract.ts', '**/testing/**', 'packages/testing/**'];

/** What a service may take from the package of events: nothing that reaches the bus. */
const namesOfEvents = {
  from: '@paltu/events',
  values: ['documentsAsEvents', 'on', 'onAll', 'onMeaning', 'onState', 'onStates', 'outgoingEvent', 'projector', 'reactor', 'rowsAsEvents'],
  types: ['ConsumerDefinition', 'EventRule', 'Outbox', 'OutgoingEvent', 'ReceivedEvent', 'RepublishedState', 'ReceivedState'],
  why: 'a service publishes events by its outbox and consumes them by its consumers.',
};
const namesOfKernel = {
  from: '@paltu/kernel',
  values: ['AppError', 'invalidInput', 'refusal'],
  why: 'a domain function decides by its arguments alone.',
};

const namesOfTesting = {
  from: '@paltu/testing',
  values: ['createTestTokens', 'eventually'],
  why: 'a test that needs an engine is named *.int.test.ts, *.e2e.test.ts or *.cluster.test.ts.',
};

const rulesOf = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));

/**
 * Blocks whose name begins with `paltu/` are ours: `make lint` fails when a rule of theirs has no file in tooling/canaries/lint.md
 * that it refuses.
 */
export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/gen/**', '.tools/**', '**/.data/**', 'tooling/.canaries/**', '**/.cache/**'] },
  ...tseslint.configs.strict,
  {
    name: 'paltu/everywhere',
    files: ['**/*.{ts,tsx,js}'],
    plugins: { 'check-file': checkFile, paltu: paltuRules },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*.{ts,tsx,js}': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'check-file/filename-blocklist': ['error', { '**/{utils,helpers,common,misc,manager}.{ts,tsx}': '*-named-after-its-export.ts' }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      complexity: ['error', 10],
      'no-console': 'error',
      'no-duplicate-case': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'paltu/environment-in-config': 'error',
      'paltu/get-throws': 'error',
      'paltu/plain-words': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  // Written by codegen: one line for each event.
  { name: 'paltu/generated', files: ['packages/contracts/src/events.ts'], rules: { 'max-lines': 'off' } },
  {
    name: 'paltu/typed',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    name: 'paltu/shipped',
    files: ['{packages,services,gateway}/**/*.ts'],
    ignores: ['packages/events/**', ...tests],
    rules: { 'paltu/publish-by-relay': 'error' },
  },
  { name: 'paltu/gateway', files: ['gateway/src/**/*.ts'], ignores: tests, rules: { 'paltu/no-product-words': 'error' } },
  { name: 'paltu/layout', files: ['services/*/src/**/*.ts'], rules: { 'paltu/slice-layout': 'error' } },
  {
    name: 'paltu/services',
    files: ['services/*/src/**/*.ts'],
    ignores: tests,
    rules: { 'paltu/imported-names': ['error', [namesOfEvents]] },
  },
  {
    name: 'paltu/tests-without-engines',
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.{int,e2e,cluster}.test.ts'],
    rules: { 'paltu/imported-names': ['error', [namesOfTesting]] },
  },
  {
    name: 'paltu/workspaces',
    files: ['{packages,services,gateway}/**/*.ts', 'web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./)+(packages|services|gateway|deploy)/', message: 'Another workspace is imported by its name.' }] },
      ],
    },
  },
  {
    name: 'paltu/hooks',
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: rulesOf('react-hooks', [
      ...['rules-of-hooks', 'exhaustive-deps', 'set-state-in-effect', 'set-state-in-render', 'refs', 'static-components'],
      ...['purity', 'immutability', 'globals', 'error-boundaries', 'use-memo', 'void-use-memo'],
    ]),
  },
  {
    name: 'paltu/accessibility',
    files: ['web/src/**/*.tsx'],
    plugins: { 'jsx-a11y': accessibility },
    rules: accessibility.flatConfigs.recommended.rules,
  },
  {
    name: 'paltu/use-cases',
    files: ['services/*/src/*/use-cases/**/*.ts', 'services/*/src/*/*-use-cases.ts'],
    ignores: tests,
    rules: { 'paltu/clock-as-argument': 'error' },
  },
  {
    name: 'paltu/nouns',
    files: ['services/*/src/*/domain/**/*.ts', 'services/*/src/*/*.ts'],
    ignores: [...tests, '**/*-{module,use-cases,http,store,adapter,events}.ts'],
    rules: { 'paltu/clock-as-argument': 'error', 'paltu/pure-domain': 'error', 'paltu/imported-names': ['error', [namesOfKernel]] },
  },
  {
    name: 'exceptions/environment',
    files: [
      '**/config.ts',
      'packages/testing/**',
      'tests/**',
      '**/test/**',
      '**/*.test.{ts,tsx}',
      'tooling/**',
      'deploy/**',
      'web/build/**',
      '**/*-contract.ts',
    ],
    rules: { 'paltu/environment-in-config': 'off' },
  },
  {
    name: 'exceptions/tests',
    files: ['**/*.test.{ts,tsx}', '**/test/**', 'tests/**', '**/*-contract.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // A list of routes is a table: it grows by rows.
  { name: 'exceptions/routes', files: ['**/http/*-routes.ts', '**/*-http.ts'], rules: { 'max-lines-per-function': ['error', 150] } },
  {
    // Redux Toolkit's way: what a slice adds to the state is declared beside the slice, by an interface without a line of its own.
    name: 'exceptions/lazy-slices',
    files: ['web/src/**/*.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^LazySlices$' }] },
  },
  { name: 'exceptions/commonjs', files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    name: 'exceptions/migrations',
    files: ['**/*migrations/**'],
    rules: { 'check-file/filename-naming-convention': 'off' },
  },
  {
    name: 'exceptions/default-exports',
    files: ['*.config.{ts,js}', '**/vite.config.ts', 'tooling/**', '*.js'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
