import { parseAst } from 'vite';

/** What the bundler knows of a module. */
export interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export type ModuleInfoOf = (id: string) => ModuleInfo | null;

/** Indexes that name much: who imports one is followed to what it takes by name, for the rest is not built in. */
const indexes: readonly { source: RegExp; file: RegExp; isRun?: true }[] = [
  { source: /^antd$/, file: /\/antd\/es\/index\.js$/ },
  { source: /^@rc-component\/form$/, file: /\/@rc-component\/form\/es\/index\.js$/ },
  { source: /^lucide-react$/, file: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/ },
  { source: /^@paltu\/reference$/, file: /\/reference\/src\/index\.ts$/ },
  // With the rules of what it names.
  { source: /\/antd\/(work|details)\.ts$/, file: /\/shared\/antd\/(work|details)\.ts$/, isRun: true },
];

/** What is taken from somewhere: as it is called there and here, or all of it (`*`). */
interface Taken {
  readonly source: string;
  readonly there: string;
  readonly here: string;
}

const nameOf = (node: { name?: string; value?: unknown } | null): string => node?.name ?? String(node?.value ?? '*');

function takenBy(code: string): { imports: Taken[]; exports: Taken[] } {
  const { body } = parseAst(code);
  const imports = body.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? node.specifiers.map((one) => ({
          source: node.source.value,
          there: one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : '*',
          here: one.local.name,
        }))
      : [],
  );
  const exports = body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return [{ source: node.source.value, there: '*', here: '*' }];
    if (node.type !== 'ExportNamedDeclaration') return [];
    return node.specifiers.flatMap(({ local, exported }) => {
      const here = nameOf(exported);
      if (node.source) return [{ source: node.source.value, there: nameOf(local), here }];
      const own = imports.find((one) => one.here === nameOf(local));
      return own ? [{ ...own, here }] : [];
    });
  });
  return { imports, exports };
}

/** `./icons/plus.mjs` beside an index is the id that ends so; of a folder it is its index. */
function besideIndex(index: string, source: string, ids: readonly string[]): string[] {
  const path = `${index.slice(0, index.lastIndexOf('/'))}/${source.replace(/^\.\//, '')}`;
  return ids.filter((id) => id === path || id === `${path}.js` || id === `${path}/index.js`);
}

export interface ModuleGraph {
  /** What is there before a module runs. */
  importsOf(id: string): readonly string[];
  /** What a module fetches later. */
  partsOf(id: string): readonly string[];
}

/** Who imports whom, as far as it is built in. */
export function moduleGraph(infoOf: ModuleInfoOf): ModuleGraph {
  const known = new Map<string, readonly string[]>();
  const exportsOf = new Map<string, readonly Taken[]>();

  const named = (index: string, name: string): string[] => {
    const { code, importedIds = [] } = infoOf(index) ?? {};
    const exports = exportsOf.get(index) ?? takenBy(code ?? '').exports;
    exportsOf.set(index, exports);
    const found = exports.filter(({ here }) => here === name);
    // What it passes on from all of another module is looked for there, and its own is in itself.
    const wanted = found.length > 0 ? found : exports.filter(({ here }) => here === '*');
    if (wanted.length === 0) return [index];
    return wanted.flatMap((one) => idsOf(index, one, importedIds));
  };
  const idsOf = (importer: string, { source, there }: Taken, importedIds: readonly string[]): string[] => {
    const index = indexes.find((one) => one.source.test(source));
    const id = index && importedIds.find((one) => index.file.test(one));
    if (id === undefined) return besideIndex(importer, source, importedIds);
    return index?.isRun ? [id, ...named(id, there)] : named(id, there);
  };
  const read = (id: string): string[] => {
    const { code, importedIds = [] } = infoOf(id) ?? {};
    const isIndex = (one: string) => indexes.some(({ file }) => file.test(one));
    if (!importedIds.some(isIndex)) return [...importedIds];
    if (isIndex(id)) return importedIds.filter((one) => !isIndex(one));
    const { imports, exports } = takenBy(code ?? '');
    const taken = [...imports, ...exports].filter(({ source }) => indexes.some((one) => one.source.test(source)));
    return [...importedIds.filter((one) => !isIndex(one)), ...taken.flatMap((one) => idsOf(id, one, importedIds))];
  };

  return {
    importsOf: (id) => {
      const imports = known.get(id) ?? read(id);
      known.set(id, imports);
      return imports;
    },
    partsOf: (id) => infoOf(id)?.dynamicallyImportedIds ?? [],
  };
}

/** Every module that is reached from others, themselves among them. */
export function reach(starts: readonly string[], nextOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...nextOf(id));
  }
  return seen;
}
