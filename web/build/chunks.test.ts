import { expect, test } from '@jest/globals';
import { filesOfModules } from './chunks.ts';
import { cyclesIn } from './import-cycles.ts';
import { moduleGraph } from './module-graph.ts';

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

const home = '/src/pages/home-page.tsx';
const pets = '/src/pages/pets-page.tsx';
const vets = '/src/pages/vets-page.tsx';
const desk = '/src/pages/desk-page.tsx';
const ahead = '/src/pages/desk-ahead.ts';
const office = '/src/pages/office-page.tsx';
const totals = '/src/features/totals/home-code.ts';
const cart = '/src/features/cart/cart-code.ts';
const frame = '/src/app/layouts/work/work-frame.tsx';
const detail = '/src/work/desk/detail/screen.tsx';
const past = '/src/work/desk/past/screen.tsx';
const select = '/node_modules/antd/es/select/index.js';
const table = '/node_modules/antd/es/table/index.js';
const words = '/src/shared/locales/shell/ur.json';

const app: Readonly<Record<string, Module>> = {
  main: { imports: ['react'], parts: [home, pets, vets, desk, ahead, office, frame, cart, words] },
  [home]: { imports: ['card', 'react', '/src/features/home/hero.tsx'], parts: [totals, 'question'] },
  [totals]: { imports: ['total'] },
  [cart]: { imports: ['count'] },
  [pets]: { imports: ['list', '/src/features/pets/search.tsx'], parts: ['dialog'] },
  [vets]: { imports: ['list', 'button', '/src/features/vets/search.tsx'], parts: ['dialog', 'question'] },
  list: { imports: ['card'] },
  dialog: { imports: ['store'] },
  question: { imports: ['store'] },
  [frame]: { imports: ['menu'] },
  [desk]: { imports: ['/src/work/desk/queue.tsx', 'field', 'rows', 'menu'], parts: [detail, past] },
  [ahead]: { imports: ['ask-desk'] },
  '/src/work/desk/queue.tsx': { imports: ['ask-desk', 'button'] },
  [detail]: { imports: ['facts', 'react'] },
  [past]: { imports: ['facts'] },
  [office]: { imports: ['/src/work/office/day.tsx', 'field', 'rows'] },
  field: { imports: [select] },
  rows: { imports: [table, 'field'] },
  [select]: { imports: ['options'] },
  [table]: { imports: ['columns', 'menu'] },
};

const graph = graphOf(app);
const fileOf = filesOfModules('main', graph);

test('what home, public pages, public pages and work screens, and work screens need each lies in one file', () => {
  expect(['card', 'list', 'button', 'store', 'menu'].map(fileOf)).toEqual(['first', 'site', 'both', 'late', 'work']);
  expect(fileOf('react')).toBe('main');
});

test('the pages of an area of work lie in one file, what its screens share in another, and what one needs with it', () => {
  expect([desk, '/src/work/desk/queue.tsx', 'facts'].map(fileOf)).toEqual(['work-desk', 'work-desk', 'work-desk-parts']);
  expect([pets, detail, 'main', 'question'].map(fileOf)).toEqual([null, null, null, null]);
});

test('home is one file with what it fetches once it stands, and what every page fetches then lies in the first', () => {
  expect([home, '/src/features/home/hero.tsx', totals, 'total'].map(fileOf)).toEqual(['home', 'home', 'home', 'home']);
  expect([cart, 'count'].map(fileOf)).toEqual(['first', 'first']);
});

test('a heavy part of antd has a file, with what it alone is built of and what else imports it', () => {
  expect([select, 'options', 'field'].map(fileOf)).toEqual(['forms', 'forms', 'forms']);
  expect([table, 'columns', 'rows'].map(fileOf)).toEqual(['tables', 'tables', 'tables']);
});

test('what is asked for ahead waits for no work screen', () => {
  expect(['ask-desk', ahead].map(fileOf)).toEqual(['both', 'both']);
});

test('strings of every page share a file of their language', () => {
  expect([words, '/src/work/desk/locales/en.json'].map(fileOf)).toEqual(['words-ur', null]);
});

test('no two of the files wait for each other', () => {
  const all = Object.keys(app).flatMap((id) => [id, ...graph.importsOf(id)]);
  const fileNamed = (id: string) => fileOf(id) ?? id;
  const imports = Map.groupBy(all, fileNamed);
  const between = [...imports].map(([file, ids]) => {
    const others = ids.flatMap(graph.importsOf).map(fileNamed);
    return [file, others.filter((one) => one !== file)] as const;
  });
  expect(cyclesIn(new Map(between))).toEqual([]);
});

test('scripts that import each other are found, with what waits for them', () => {
  const imports = { page: ['work'], work: ['dates', 'main'], dates: ['modal'], modal: ['work'], main: [] };
  expect(cyclesIn(new Map(Object.entries(imports)))).toEqual([
    'page imports work',
    'work imports dates',
    'dates imports modal',
    'modal imports work',
  ]);
});

test('who imports an index is followed to what it takes of it by name', () => {
  const index = '/node_modules/antd/es/index.js';
  const folder = '/node_modules/antd/es';
  const ours = '/web/src/shared/antd/work.ts';
  const { importsOf } = graphOf({
    'dialog.ts': { imports: [index, 'own.ts'], code: 'import { Modal as Plain, Tag } from "antd"; import own from "./own.ts";' },
    'desk.ts': { imports: [ours], code: 'import { Tag } from "../antd/work.ts";' },
    [ours]: { imports: ['rules.css', index], code: 'import "rules.css"; export { Modal, Tag } from "antd";' },
    [index]: {
      imports: [`${folder}/modal/index.js`, `${folder}/table/index.js`, `${folder}/tag/index.js`],
      code: "export { default as Modal } from './modal'; export { default as Table } from './table'; export { default as Tag } from './tag';",
    },
  });
  expect(importsOf('dialog.ts')).toEqual(['own.ts', `${folder}/modal/index.js`, `${folder}/tag/index.js`]);
  expect(importsOf('desk.ts')).toEqual([ours, `${folder}/tag/index.js`]);
  expect(importsOf(ours)).toEqual(['rules.css']);
});

test('a name that an index passes on, of its own imports or from all of another module, is looked for there', () => {
  const index = '/packages/reference/src/index.ts';
  const { importsOf } = graphOf({
    'price.ts': { imports: [index], code: "import { mostPrice, cities } from '@paltu/reference';" },
    [index]: {
      imports: ['/packages/reference/src/cities.ts', '/packages/reference/src/limits.ts'],
      code: "import { cities } from './cities.ts';\nexport { cities };\nexport * from './limits.ts';",
    },
  });
  expect(importsOf('price.ts')).toEqual(['/packages/reference/src/limits.ts', '/packages/reference/src/cities.ts']);
});
