import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { buildBundles } from '../src/build-bundles.ts';
import { aRepository, type ARepository } from './a-repository.ts';

const main = 'services/zoo/src/main.ts';
let repository: ARepository;
afterEach(() => repository.remove());

const build = async (files: Readonly<Record<string, string>>): Promise<string> => {
  repository = aRepository(files);
  const directory = join(repository.root, 'dist/product/built');
  await buildBundles({ root: repository.root, kind: 'product', directory });
  return directory;
};
const run = (directory: string): unknown => JSON.parse(repository.run(join(directory, 'services/zoo/src/main.js')));

test('a bundle finds programs, files, folders, migrations and packages where its source does', async () => {
  const directory = await build({
    [main]: `
      import { readdirSync, readFileSync } from 'node:fs';
      import { fileURLToPath } from 'node:url';
      import { createRequire } from 'node:module';
      import { words } from '../../../packages/words/src/words.ts';
      const { up } = await import(new URL('../migrations/', import.meta.url).href + '20260101_first.js');
      const root = new URL('../../../', import.meta.url);
      console.log(JSON.stringify({
        words: words(),
        up,
        worker: fileURLToPath(new URL('feeding/feed-worker.ts', import.meta.url)),
        deployment: JSON.parse(readFileSync(new URL('services/zoo/package.json', root), 'utf8')),
        packaged: readFileSync(fileURLToPath(import.meta.resolve('seeds/seeds.txt')), 'utf8'),
        found: createRequire(import.meta.url).resolve('seeds/seeds.txt'),
      }));`,
    'services/zoo/package.json': '{ "deploy": {} }',
    'services/zoo/src/feeding/feed-worker.ts': 'process.exit();',
    'services/zoo/migrations/20260101_first.ts':
      "import { words } from '../../../packages/words/src/words.ts';\nexport const up = words()[0];",
    'packages/words/src/words.ts': `
      import { readdirSync, readFileSync } from 'node:fs';
      export const words = () => [readFileSync(new URL('../first.txt', import.meta.url), 'utf8'), ...readdirSync(new URL('../more/', import.meta.url))];`,
    'packages/words/first.txt': 'a word',
    'packages/words/more/another.md': 'another',
    'node_modules/seeds/package.json': '{ "name": "seeds" }',
    'node_modules/seeds/seeds.txt': 'millet',
  });
  expect(run(directory)).toEqual({
    words: ['a word', 'another.md'],
    up: 'a word',
    worker: join(directory, 'services/zoo/src/feeding/feed-worker.js'),
    deployment: { deploy: {} },
    packaged: 'millet',
    found: join(repository.root, 'node_modules/seeds/seeds.txt'),
  });
});

test.each([
  ['import.meta.dirname', 'finds something by import.meta.dirname'],
  ['new URL(`${process.argv[1]}.json`, import.meta.url)', 'finds something by import.meta.url'],
  ["new URL('../nothing.json', import.meta.url)", 'names ../nothing.json, which is not there'],
  ["new URL('name.ts', import.meta.url)", 'names name.ts, which is no program'],
])('%s is refused, with the file', async (code, why) => {
  await expect(build({ [main]: `console.log(${code});`, 'services/zoo/src/name.ts': '' })).rejects.toThrow(`${main} ${why}`);
});

test('what a library can do without may be missing, what a source imports may not', async () => {
  const library = {
    'node_modules/seeds/package.json': '{ "name": "seeds", "main": "index.js" }',
    'node_modules/seeds/index.js': "try { module.exports = require('golden-seeds'); } catch { module.exports = 'plain'; }",
  };
  const directory = await build({ ...library, [main]: "import seeds from 'seeds';\nconsole.log(JSON.stringify(seeds));" });
  expect(run(directory)).toBe('plain');
  repository.remove();
  await expect(build({ [main]: "import 'seeds';" })).rejects.toThrow("Could not resolve 'seeds'");
});

test('what is imported when it is wanted is a chunk of its own', async () => {
  const directory = await build({
    [main]: "console.log(JSON.stringify(process.argv[2] === 'wanted' && (await import('./dear.ts')).dear));",
    'services/zoo/src/dear.ts': "export const dear = 'loaded';",
  });
  expect(run(directory)).toBe(false);
  expect(readFileSync(join(directory, 'services/zoo/src/main.js'), 'utf8')).not.toContain("'loaded'");
});

test('a stack names the sources, in functions, chunks and what is awaited; what is no error of ours is left as it is', async () => {
  const directory = await build({
    [main]: `
      import { fail } from './fail.ts';
      import './other.ts';
      const stackOf = async (work: () => unknown): Promise<string[]> => {
        try { await work(); } catch (error) { return (error as Error).stack!.split('\\n').slice(0, 2); }
        return [];
      };
      interface Unused { readonly name: string }
      console.log(JSON.stringify([await stackOf(() => fail('once')), await stackOf(() => JSON.parse('{')), String(Object.create(null, { stack: { value: 'own' } }).stack)]));`,
    'services/zoo/src/other-main.ts': "import { fail } from './fail.ts';\nfail('never');",
    'services/zoo/src/other.ts': 'export {};',
    'services/zoo/src/fail.ts': `
      export interface Failure { readonly why: string }

      export const fail = (why: string): never => {
        throw new TypeError(why);
      };`,
  });
  expect(run(directory)).toEqual([
    ['TypeError: once', '    at fail (services/zoo/src/fail.ts:5:15)'],
    [expect.stringContaining('SyntaxError: '), expect.stringContaining('at JSON.parse (<anonymous>)')],
    'own',
  ]);
});
