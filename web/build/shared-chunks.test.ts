import { expect, test } from '@jest/globals';
import { moduleGraph } from './module-graph.ts';
import { sharedChunks } from './shared-chunks.ts';

interface Module {
  imports?: readonly string[];
  parts?: readonly string[];
  code?: string;
}

const graphOf = (modules: Readonly<Record<string, Module>>) =>
  moduleGraph((id) => {
    const { imports = [], parts = [], code = '' } = modules[id] ?? {};
    return { code, importedIds: imports, dynamicallyImportedIds: parts };
  });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const all = (count: number, name: string, module: Module) =>
  Object.fromEntries(numbers(count).map((index) => [name.replace('*', String(index)), module]));

/** An app of a home page, four public pages, four dialogs and twelve work screens. */
const home = '/src/pages/home-page.tsx';
const pages = all(4, '/src/pages/public*-page.tsx', { imports: ['list'], parts: numbers(4).map((index) => `dialog${index}`) });
const screens = all(12, '/src/features/desk/work*-screen.tsx', { imports: ['desk', 'ask', 'list', 'button'] });
const app = {
  main: { imports: ['react'], parts: [home, ...Object.keys(pages), ...Object.keys(screens), 'range'] },
  [home]: { imports: ['card', 'react'] },
  ...pages,
  ...all(4, 'dialog*', { imports: ['ask'] }),
  ...screens,
  range: { imports: ['button'] },
  list: { imports: ['card'] },
  ask: { imports: ['frame'] },
  desk: { imports: ['forms', 'own', 'react'] },
  own: { imports: ['table'] },
} satisfies Record<string, Module>;

const chunkOf = sharedChunks({
  ...graphOf(app),
  entry: 'main',
  isOfWork: (id) => id === 'forms' || id === 'table',
  isApart: (id) => id === 'table',
});

test('what home needs too, what public pages need, dialogs, and work screens each share a file', () => {
  expect(['card', 'list', 'ask', 'frame', 'forms'].map(chunkOf)).toEqual(['first', 'site', 'dialogs', 'dialogs', 'work']);
  expect(chunkOf('button')).toBe('popups');
});

test('parts, what the first file brings, and what few need share none', () => {
  expect([home, 'dialog1', 'react', 'unknown'].map(chunkOf)).toEqual([null, null, null, null]);
});

test('what imports something with a file of its own is not in the file of all work screens, which would wait for it', () => {
  expect(['own', 'desk'].map(chunkOf)).toEqual([null, null]);
});

test('who imports an index is followed to what it takes of it by name', () => {
  const index = '/node_modules/antd/es/index.js';
  const folder = '/node_modules/antd/es';
  const { importsOf } = graphOf({
    'dialog.ts': { imports: [index, 'own.ts'], code: 'import { Modal as Plain, Tag } from "antd"; import own from "./own.ts";' },
    [index]: {
      imports: [`${folder}/modal/index.js`, `${folder}/table/index.js`, `${folder}/tag/index.js`],
      code: "export { default as Modal } from './modal'; export { default as Table } from './table'; export { default as Tag } from './tag';",
    },
  });
  expect(importsOf('dialog.ts')).toEqual([`${folder}/modal/index.js`, `${folder}/tag/index.js`, 'own.ts']);
});

test('a name that an index passes on from all of another module is looked for there', () => {
  const index = '/packages/reference/src/index.ts';
  const { importsOf } = graphOf({
    'price.ts': { imports: [index], code: "import { mostPrice } from '@paltu/reference';" },
    [index]: {
      imports: ['/packages/reference/src/cities.ts', '/packages/reference/src/limits.ts'],
      code: "export { cities } from './cities.ts';\nexport * from './limits.ts';",
    },
  });
  expect(importsOf('price.ts')).toEqual(['/packages/reference/src/limits.ts']);
});
