/** What the bundler knows of a module. */
export interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export type ModuleInfoOf = (id: string) => ModuleInfo | null;

/** Indexes that name everything of their package: who imports one is followed to what it takes by name, for the rest is not built in. */
const indexes = [
  { of: 'antd', file: /\/antd\/es\/index\.js$/ },
  { of: 'lucide-react', file: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/ },
  { of: '@paltu/reference', file: /\/reference\/src\/index\.ts$/ },
] as const;

/** `{ a, b as c }` of an import or export from somewhere, or `*`. */
const froms = /\b(?:import|export)\s*(?:[\w$]+\s*,\s*)?(?:\{([^}]*)\}|\*)\s*from\s*["']([^"']+)["']/g;

interface From {
  readonly source: string;
  /** As they are called there, and here; undefined for all of them. */
  readonly names: readonly { readonly there: string; readonly here: string }[] | undefined;
}

function fromsOf(code: string): From[] {
  return [...code.matchAll(froms)].map(([, list, source = '']) => ({
    source,
    names: list?.split(',').flatMap((text) => {
      const [there = '', here = there] = text.trim().split(/\s+as\s+/);
      return there === '' ? [] : [{ there, here }];
    }),
  }));
}

/** `./icons/plus.mjs` beside an index is the id that ends so; of a folder it is its index. */
function besideIndex(index: string, source: string, ids: readonly string[]): string[] {
  const path = `${index.slice(0, index.lastIndexOf('/'))}/${source.replace(/^\.\//, '')}`;
  return ids.filter((id) => id === path || id === `${path}.js` || id === `${path}/index.js`);
}

export interface ModuleGraph {
  /** What is there before a module runs. */
  importsOf(id: string): readonly string[];
  /** What a module fetches later, but for texts. */
  partsOf(id: string): readonly string[];
}

/** Who imports whom, as far as it is built in. */
export function moduleGraph(infoOf: ModuleInfoOf): ModuleGraph {
  const known = new Map<string, readonly string[]>();
  const exportsOf = new Map<string, { byName: ReadonlyMap<string, readonly string[]>; others: readonly string[] }>();

  const readIndex = (id: string) => {
    const { code, importedIds = [] } = infoOf(id) ?? {};
    const all = fromsOf(code ?? '').map(({ source, names }) => ({ names, ids: besideIndex(id, source, importedIds) }));
    const named = all.flatMap(({ names = [], ids }) => names.map(({ here }) => [here, ids] as const));
    return { byName: new Map(named), others: all.flatMap(({ names, ids }) => (names ? [] : ids)) };
  };
  const takenOf = (code: string, id: string, of: string): string[] => {
    const { byName, others } = exportsOf.get(id) ?? readIndex(id);
    exportsOf.set(id, { byName, others });
    const taken = fromsOf(code).filter(({ source }) => source === of);
    return taken.flatMap(({ names = [] }) => names.flatMap(({ there }) => byName.get(there) ?? others));
  };
  const read = (id: string): string[] => {
    const { code, importedIds = [] } = infoOf(id) ?? {};
    return importedIds.flatMap((imported) => {
      const index = indexes.find(({ file }) => file.test(imported));
      return index ? takenOf(code ?? '', imported, index.of) : [imported];
    });
  };

  return {
    importsOf: (id) => {
      const imports = known.get(id) ?? read(id);
      known.set(id, imports);
      return imports;
    },
    partsOf: (id) => (infoOf(id)?.dynamicallyImportedIds ?? []).filter((part) => !part.endsWith('.json')),
  };
}

/** Every module that is reached from others, themselves among them. `isEntered` keeps modules, and what only they reach, out. */
export function reach(
  starts: readonly string[],
  nextOf: (id: string) => readonly string[],
  isEntered: (id: string) => boolean = () => true,
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !isEntered(id)) continue;
    seen.add(id);
    waiting.push(...nextOf(id));
  }
  return seen;
}
