import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `product` is what people run, `tests` that and the programs of tests. */
export type BundleKind = 'product' | 'tests';

const ofProduct = [
  '{packages/*,services/*,gateway,deploy/*}/src/**/{main,*-main,*-command,*-worker}.ts',
  'deploy/cluster/src/{prepare,doctor}.ts',
];
const ofTests = ['tests/**/*-main.ts', 'deploy/*/test/fixtures/*.ts'];
/** They are loaded by their place too. */
const migrations = { product: ['{services,packages}/*/*migrations/*.ts'], tests: ['{tests,deploy}/**/migrations/*.ts'] };
/** What is read at run time and whose place no code names: the deployment of a service. */
const data = ['services/*/package.json'];

/** Only what is built runs these; they are not in their own bundles. */
const notBundled = ['packages/{bundles,testing}/**', '**/*.test.ts', '**/node_modules/**'];

const find = (root: string, patterns: readonly string[]): string[] => globSync(patterns, { cwd: root, exclude: notBundled }).sort();

/** A module with such a name is not one. */
const isProgram = (root: string, file: string): boolean => !/^export /m.test(readFileSync(join(root, file), 'utf8'));

/** Sources of all programs, from the root. */
export const programFiles = (root: string, kind: BundleKind): string[] =>
  find(root, kind === 'product' ? ofProduct : [...ofProduct, ...ofTests]).filter((file) => isProgram(root, file));

export const migrationFiles = (root: string, kind: BundleKind): string[] =>
  find(root, kind === 'product' ? migrations.product : [...migrations.product, ...migrations.tests]);

export const dataFiles = (root: string): string[] => find(root, data);

/** Where a source lies once it is built: at the same place, as JavaScript. */
export const builtName = (source: string): string => source.replace(/\.ts$/, '.js');
