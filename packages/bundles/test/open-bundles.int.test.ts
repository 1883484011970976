import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openBundles } from '../src/index.ts';
import { aRepository, type ARepository } from './a-repository.ts';

const main = 'services/zoo/src/main.ts';
let repository: ARepository;
let builds: number;
beforeEach(() => {
  repository = aRepository({
    [main]: "import { name } from './name.ts';\nconsole.log(name);\n",
    'services/zoo/src/name.ts': nameIs('Sheru'),
  });
  builds = 0;
});
afterEach(() => repository.remove());

const nameIs = (name: string): string => `export const name: string = '${name}';\n`;
const open = () => openBundles({ root: repository.root, kind: 'product', onBuild: () => void (builds += 1) });
const output = (): string => repository.run(open().file(main));
const kept = (): string[] => readdirSync(join(repository.root, 'dist/product')).sort();

test('a source that changes leads to a new bundle, and what is as it was to none', () => {
  expect([output(), output(), builds]).toEqual(['Sheru\n', 'Sheru\n', 1]);
  repository.write({ 'services/zoo/src/name.ts': nameIs('Moti') });
  expect([output(), builds]).toEqual(['Moti\n', 2]);
  repository.write({ 'services/zoo/src/name.ts': nameIs('Sheru') });
  expect([output(), builds]).toEqual(['Sheru\n', 2]);
});

test.each([
  ['the lock file', 'package-lock.json', 2],
  ['what a program reads', 'services/zoo/names.json', 2],
  ['a new migration', 'services/zoo/migrations/20260101_first.ts', 2],
  ['a document', 'services/zoo/README.md', 1],
  ['a test', 'services/zoo/src/name.test.ts', 1],
  ['what tests share', 'services/zoo/test/a-name.ts', 1],
])('%s counts as it should', (_what, file, wanted) => {
  open();
  repository.write({ [file]: '[]' });
  open();
  expect(builds).toBe(wanted);
});

test('two processes that build at once both have them, and one copy is kept', async () => {
  const program = `
    import { openBundles } from '${new URL('../src/index.ts', import.meta.url).href}';
    console.log(openBundles({ root: '${repository.root}', kind: 'product' }).file('${main}'));`;
  const opening = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const files = await Promise.all(opening.map(({ stdout }) => text(stdout)));
  expect(files[0]).toBe(files[1]);
  expect(repository.run(String(files[0]).trim())).toBe('Sheru\n');
  expect(kept()).toHaveLength(1);
});

test('a build that fails gives its reason, and is made again', () => {
  repository.write({ 'services/zoo/src/name.ts': 'export const nam = 1;\n' });
  expect(open).toThrow(/The programs were not bundled \(code 1\):[^]*name/);
  expect(() => open()).toThrow();
  expect(builds).toBe(2);
  repository.write({ 'services/zoo/src/name.ts': nameIs('Sheru') });
  expect(output()).toBe('Sheru\n');
});

test('bundles stay while a process that opened them runs; of the others the last two do', async () => {
  const user = `
    import { openBundles } from '${new URL('../src/index.ts', import.meta.url).href}';
    openBundles({ root: '${repository.root}', kind: 'product' });`;
  const inUse = spawn(process.execPath, ['--input-type=module', '--eval', `${user} console.log('opened'); setInterval(() => {}, 1_000);`]);
  await once(inUse.stdout, 'data');
  const [used] = kept();
  const unused: string[] = [];
  for (const name of ['Moti', 'Raja', 'Billo']) {
    repository.write({ 'services/zoo/src/name.ts': nameIs(name) });
    spawnSync(process.execPath, ['--input-type=module', '--eval', user]);
    unused.push(...kept().filter((one) => one !== used && !unused.includes(one)));
  }
  repository.write({ 'services/zoo/src/name.ts': nameIs('Tota') });
  const current = open().directory;
  expect(kept()).toEqual([used, ...unused.slice(1), current.slice(-16)].sort());
  inUse.kill();
  await once(inUse, 'exit');
});

test('what a killed build left is taken away', () => {
  const folder = join(repository.root, 'dist/product');
  const dead = spawnSync(process.execPath, ['--eval', '0']).pid;
  const left = [`.making-${dead}-0123456789abcdef`, `.removing-${dead}-0123456789abcdef`];
  for (const name of left) mkdirSync(join(folder, name), { recursive: true });
  const running = `.making-${process.ppid}-0123456789abcdef`;
  mkdirSync(join(folder, running));
  open();
  expect(left.filter((name) => existsSync(join(folder, name)))).toEqual([]);
  expect(existsSync(join(folder, running))).toBe(true);
});

test('what Node compiles of bundles is kept with them', () => {
  const { directory, environment } = open();
  expect(environment.NODE_COMPILE_CACHE).toBe(join(directory, '.compiled'));
  expect(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))).toEqual({ type: 'module' });
});
