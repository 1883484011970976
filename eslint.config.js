import checkFile from 'eslint-plugin-check-file';
import tseslint from 'typescript-eslint';

const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only config.ts reads the environment.',
};

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/gen/**', '.tools/**', '**/.data/**', 'tooling/boundary-canary/**', '**/.cache/**'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*.{ts,tsx,js}': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'check-file/filename-blocklist': ['error', { '**/{utils,helpers,common,misc,manager}.{ts,tsx}': '*-named-after-its-export.ts' }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      complexity: ['error', 10],
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
      'no-restricted-syntax': ['error', processEnv],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: [
      '**/config.ts',
      '**/*-command.ts',
      '**/config/*.ts',
      'packages/testing/**',
      'tests/**',
      '**/test/**',
      '**/*.test.{ts,tsx}',
      'tooling/**',
      'deploy/**',
      'web/build/**',
      '**/*-contract.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test/**', 'tests/**', '**/*-contract.ts'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', 400], '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // A list of routes is a table: it grows by rows.
  { files: ['**/http/*-routes.ts'], rules: { 'max-lines-per-function': ['error', 150] } },
  { files: ['**/*migrations/**'], rules: { 'check-file/filename-naming-convention': 'off' } },
  {
    files: ['*.config.{ts,js}', '**/vite.config.ts', 'tooling/**', '*.js'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
