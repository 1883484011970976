import { basename, join } from 'node:path';
import { firstPlaces, onEveryPage } from './first-places.ts';
import { moduleGraph, reach, type ModuleGraph, type ModuleInfoOf } from './module-graph.ts';

/**
 * Which file a module lies in follows from the parts of the app that need it: a part is what is imported when it is wanted, a page, a screen,
 * a dialog. What a module imports is needed by all the parts that need the module, and perhaps by more, so no two files import each other as
 * long as one more part never moves a module to a later file of this order:
 *
 * - `main`: every page loads it at once;
 * - `first`: home and others;
 * - `both`: public pages and work screens, and what these ask for before their code is there;
 * - `site`: several public areas;
 * - `late`: what several public areas fetch once they stand, or when something is pressed;
 * - `work`: several work areas;
 * - one for each of `heavy`;
 * - `<area>`: its pages with what they open with, and `<area>-parts`, what several of its screens need.
 *
 * What one part alone needs lies with it.
 */
type FileOf = (id: string) => string | null;

interface Part {
  readonly area: string;
  readonly isOfWork: boolean;
  /** A page, or what it opens with: nobody has to press anything. */
  readonly isPage: boolean;
  /** What a work page asks the API for while its code is on the way: it must not wait for that. */
  readonly isAhead: boolean;
}

/** Each counts as a part: what it alone needs lies in its file, and so does what several areas need and imports it. */
const heavy: readonly { readonly area: string; readonly ids: RegExp }[] = [
  { area: 'forms', ids: /\/antd\/es\/(form|input|radio|segmented|select|switch)\/index\.js$/ },
  { area: 'details', ids: /\/antd\/es\/(descriptions|progress|steps|timeline)\/index\.js$/ },
  { area: 'tables', ids: /\/antd\/es\/table\/index\.js$/ },
  { area: 'dates', ids: /\/shared\/antd\/dates\.ts$/ },
];

/** Strings that many pages wait for, or fetch once they stand: of every page, of home, of the shop, and of work screens. */
const words = {
  words: /\/(?:features|shared\/locales)\/(?:shell|errors|pet|favourites|cart|subscriptions)\//,
  'home-words': /\/features\/(?:home|totals)\//,
  'shop-words': /\/(?:features|shared\/locales)\/(?:accessories|stores|shop|reviews)\//,
  'work-words':
    /\/(?:features|shared\/locales)\/(?:messages|work|fields|papers|listing|pet-form|verification|adoption-requests|appointments|second-factor)\//,
};

function fileOfWords(id: string): string | null {
  const found = Object.entries(words).find(([, pattern]) => pattern.test(id));
  return found ? `${found[0]}-${basename(id, '.json')}` : null;
}

const everyPage = 'every page';
/** Around every work screen. */
const frame = '/src/app/layouts/work/work-frame.tsx';

const areaIn = (id: string) => /\/src\/(?:features|work)\/([^/]+)\//.exec(id)?.[1];
const isWorkModule = (id: string) => /\/src\/(?:work|shared\/work)\//.test(id);

/** The area that most of these modules are of. */
function areaOfMost(ids: readonly string[]): string | undefined {
  const areas = ids.flatMap((id) => areaIn(id) ?? []);
  const size = (area: string) => areas.filter((one) => one === area).length;
  return areas.toSorted((a, b) => size(b) - size(a))[0];
}

const pageOfPlace = (id: string) => Object.values(firstPlaces).find(({ modules }) => modules.some((end) => id.endsWith(end)))?.page;

function partsOfApp(ids: ReadonlySet<string>, ofEntry: ReadonlySet<string>, { importsOf, partsOf }: ModuleGraph): Map<string, Part> {
  const read = (id: string): Part => {
    if (onEveryPage.some((end) => id.endsWith(end))) return { area: everyPage, isOfWork: false, isPage: true, isAhead: false };
    if (id.endsWith(frame)) return { area: frame, isOfWork: true, isPage: true, isAhead: false };
    const isAhead = id.endsWith('-ahead.ts');
    const end = isAhead ? undefined : pageOfPlace(id);
    const first = [...ids].find((one) => end !== undefined && one.endsWith(end));
    if (first !== undefined) return read(first);
    const own = [...reach([id], importsOf)].filter((one) => !ofEntry.has(one));
    const near = [...own, ...own.flatMap(partsOf)];
    const ofWork = near.filter(isWorkModule);
    const area = areaIn(id) ?? areaOfMost(ofWork.length > 0 ? ofWork : near) ?? basename(id, '.tsx');
    const isPage = id.includes('/src/pages/') && !isAhead;
    return { area: ofWork.length > 0 ? `work-${area}` : area, isOfWork: ofWork.length > 0, isPage, isAhead };
  };
  return new Map([...ids].map((id) => [id, read(id)]));
}

function fileOfArea(area: string, parts: readonly Part[]): string | null {
  if (area === frame) return 'work';
  const isOfPage = parts.some(({ isPage }) => isPage);
  const isOfWork = parts.some((part) => part.isOfWork);
  if (parts.length === 1 && !(isOfPage && (isOfWork || area === 'home'))) return null;
  return isOfPage ? area : `${area}-parts`;
}

function fileOf(parts: readonly Part[]): string | null {
  const [area = '', ...others] = new Set(parts.map((part) => part.area));
  const isOfWork = parts.some((part) => part.isOfWork);
  const isOfPublicPage = parts.some((part) => part.isPage && !part.isOfWork);
  if (parts.some(({ area: one }) => one === everyPage) || (others.length > 0 && parts.some((part) => part.area === 'home'))) return 'first';
  if (parts.some(({ isAhead }) => isAhead)) return 'both';
  if (others.length === 0) return fileOfArea(area, parts);
  if (parts.every((part) => part.isOfWork)) return 'work';
  if (isOfWork) return 'both';
  return isOfPublicPage ? 'site' : 'late';
}

/** By the id of a module, the last of the heavy ones that it is, imports, or is alone needed by. */
function heavyFiles(everything: ReadonlySet<string>, graph: ModuleGraph): (id: string, parts: readonly Part[]) => string | undefined {
  const importers = new Map<string, string[]>();
  for (const id of everything) for (const one of graph.importsOf(id)) importers.set(one, [...(importers.get(one) ?? []), id]);
  const above = heavy.map(({ ids }) =>
    reach(
      [...everything].filter((id) => ids.test(id)),
      (id) => importers.get(id) ?? [],
    ),
  );
  return (id, parts) => {
    const isAlone = (area: string) => parts.every((part) => part.area === area);
    return heavy.findLast(({ area }, index) => above[index]?.has(id) === true || isAlone(area))?.area;
  };
}

export function filesOfModules(entry: string, graph: ModuleGraph): FileOf {
  const ofEntry = reach([entry], graph.importsOf);
  const everything = reach([entry], (id) => [...graph.importsOf(id), ...graph.partsOf(id)]);
  const parts = partsOfApp(new Set([...everything].flatMap(graph.partsOf)), ofEntry, graph);
  for (const { area, ids } of heavy) {
    for (const id of everything) if (ids.test(id)) parts.set(id, { area, isOfWork: true, isPage: false, isAhead: false });
  }
  const needs = new Map<string, Part[]>();
  for (const [id, part] of parts) {
    const others = (one: string) => graph.importsOf(one).filter((imported) => !heavy.some(({ ids }) => ids.test(imported)));
    for (const one of reach([id], others)) needs.set(one, [...(needs.get(one) ?? []), part]);
  }
  const heavyFile = heavyFiles(everything, graph);
  return (id) => {
    if (id.endsWith('.json')) return fileOfWords(id);
    const own = needs.get(id);
    if (!own) return null;
    if (ofEntry.has(id)) return 'main';
    const isOfOneArea = new Set(own.map(({ area }) => area)).size === 1 && !heavy.some(({ area }) => area === own[0]?.area);
    return (isOfOneArea ? undefined : heavyFile(id, own)) ?? fileOf(own);
  };
}

/** The bundler's rule for the files that parts of the app share. */
export function sharedFiles() {
  const entry = join(import.meta.dirname, '../src/main.tsx');
  let known: FileOf | undefined;
  return {
    debugName: 'shared',
    name: (id: string, bundler: { getModuleInfo: ModuleInfoOf }) => {
      known ??= filesOfModules(
        entry,
        moduleGraph((module) => bundler.getModuleInfo(module)),
      );
      return known(id);
    },
    // Each module has its own file.
    includeDependenciesRecursively: false,
  };
}
