import { files, read } from './repository.ts';

const foldersUnder = (parent: string): string[] => [
  ...new Set(
    files.filter((file) => file.startsWith(`${parent}/`) && file.endsWith('package.json')).map((file) => file.split('/')[1] ?? ''),
  ),
];

const packageProblems = (): string[] => {
  const rows = [...read('ARCHITECTURE.md').matchAll(/^\| \[[\w-]+\]\(packages\/([\w-]+)\/README\.md\) \|/gm)].map(([, name]) => name);
  const missing = foldersUnder('packages').filter((name) => !rows.includes(name));
  return missing.map((name) => `ARCHITECTURE.md has no row for packages/${name}`);
};

const entryProblems = (): string[] =>
  foldersUnder('services')
    .map((name) => `services/${name}/src/main.ts`)
    .filter((file) => !/^(import [^\n]+\n)+\nawait runService\(\w+\);\n$/.test(read(file)))
    .map((file) => `${file} is more than one call of runService`);

const contractOf = /from '[^']*-contract(\.ts)?'/;
const fakeProblems = (): string[] =>
  files
    .filter((file) => /^(packages|services)\/.*\/in-memory-[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => {
      const test = file.replace(/\.ts$/, '.test.ts');
      return !files.includes(test) || !contractOf.test(read(test));
    })
    .map((file) => `${file} is a fake without a test that runs the contract of its adapters`);

/** What ARCHITECTURE.md and CONTRIBUTING.md say of every package, service and fake, and one of them does not hold. */
export const shapeProblems = (): string[] => [...packageProblems(), ...entryProblems(), ...fakeProblems()];
