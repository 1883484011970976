import * as repository from './repository.ts';

type Repository = Pick<typeof repository, 'files' | 'read'>;

const foldersUnder = ({ files }: Repository, parent: string): string[] => [
  ...new Set(
    files.filter((file) => file.startsWith(`${parent}/`) && file.endsWith('package.json')).map((file) => file.split('/')[1] ?? ''),
  ),
];

const packageProblems = (from: Repository): string[] => {
  const rows = [...from.read('ARCHITECTURE.md').matchAll(/^\| \[[\w-]+\]\(packages\/([\w-]+)\/README\.md\) \|/gm)].map(([, name]) => name);
  const missing = foldersUnder(from, 'packages').filter((name) => !rows.includes(name));
  return missing.map((name) => `ARCHITECTURE.md has no row for packages/${name}`);
};

const entryProblems = (from: Repository): string[] =>
  foldersUnder(from, 'services')
    .map((name) => `services/${name}/src/main.ts`)
    .filter((file) => !/^(import [^\n]+\n)+\nawait runService\(\w+\);\n$/.test(from.read(file)))
    .map((file) => `${file} is more than one call of runService`);

const contractOf = /from '[^']*-contract(\.ts)?'/;
const fakeProblems = ({ files, read }: Repository): string[] =>
  files
    .filter((file) => /^(packages|services)\/.*\/in-memory-[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => {
      const test = file.replace(/\.ts$/, '.test.ts');
      return !files.includes(test) || !contractOf.test(read(test));
    })
    .map((file) => `${file} is a fake without a test that runs the contract of its adapters`);

/** What ARCHITECTURE.md and CONTRIBUTING.md claim of every package, service and fake, and one of them does not hold. */
export const shapeProblems = (from: Repository = repository): string[] => [
  ...packageProblems(from),
  ...entryProblems(from),
  ...fakeProblems(from),
];
