import { reach, type ModuleGraph } from './module-graph.ts';

/**
 * The files that parts of the app share. One module in a file of its own would be two hundred files for a work screen, of which six come at
 * a time; so modules that many need share one, by who needs them:
 *
 * - `first`: home and others;
 * - `site`: public pages and others;
 * - `dialogs`: what public pages fetch when something is pressed (drawers, dialogs), and work screens;
 * - `popups`: the same of single ones, and nearly all work screens;
 * - `work`: work screens alone.
 *
 * What a module of one file imports lies in the same file or in one before it, so no two files wait for each other.
 */
export type SharedChunk = 'first' | 'site' | 'dialogs' | 'popups' | 'work';

interface AppModules extends ModuleGraph {
  /** The app's first module. */
  readonly entry: string;
  /** Whether only work screens may load it, wherever it is imported. */
  readonly isOfWork: (id: string) => boolean;
  /** Whether it has a file of its own, beside that of all work screens. */
  readonly isApart: (id: string) => boolean;
}

/** So many parts of the app need what is shared. */
const fewest = 4;
/** What work screens alone share weighs more: so many of them need it. */
const fewestOfWork = 8;
/** So many parts that come on a press make it a matter of every dialog. */
const manyLater = 4;
/** So many work screens make what hardly any public page fetches a matter of theirs. */
const manyWork = 10;

const isPage = (id: string) => id.includes('/src/pages/');
/** A screen that a page waits for (`lazyScreen`); other parts come when something is pressed. */
const isWaitedFor = (id: string) => isPage(id) || /[-/]screen\.tsx$/.test(id);

interface Needs {
  isOfHome: boolean;
  pages: number;
  later: number;
  work: number;
}

/** The parts of the app, and which of them are work screens and what these fetch. */
function partsOfApp({ entry, importsOf, partsOf, isOfWork }: AppModules) {
  const all = (id: string) => [...importsOf(id), ...partsOf(id)];
  const ofEntry = reach([entry], importsOf);
  const isBeyond = (id: string) => !ofEntry.has(id);
  const inside = (part: string) => reach([part], all, isBeyond);
  const everything = reach([entry], all);
  const parts = new Set([...everything].flatMap((id) => partsOf(id)).filter(isBeyond));
  const ofWork = new Set([...parts].filter((part) => [...inside(part)].some(isOfWork)));
  const isPublic = reach([entry], all, (id) => !ofWork.has(id));
  return { ofEntry, everything, parts, isPublic };
}

function needsOf(app: AppModules, { ofEntry, parts, isPublic }: ReturnType<typeof partsOfApp>): Map<string, Needs> {
  const needs = new Map<string, Needs>();
  for (const part of parts) {
    const kind = isPublic.has(part) ? (isWaitedFor(part) ? 'pages' : 'later') : 'work';
    for (const id of reach([part], app.importsOf, (one) => !ofEntry.has(one))) {
      const before = needs.get(id) ?? { isOfHome: false, pages: 0, later: 0, work: 0 };
      needs.set(id, { ...before, [kind]: before[kind] + 1, isOfHome: before.isOfHome || part.endsWith('/home-page.tsx') });
    }
  }
  return needs;
}

/** What imports a part, or what lies apart, stays out of shared files: else these would have to wait for it. */
function importersOf(starts: ReadonlySet<string>, everything: ReadonlySet<string>, { importsOf }: ModuleGraph): Set<string> {
  const importers = new Map<string, string[]>();
  for (const id of everything) for (const one of importsOf(id)) importers.set(one, [...(importers.get(one) ?? []), id]);
  const above = (id: string) => importers.get(id) ?? [];
  return reach([...starts].flatMap(above), above);
}

/** So small, and so many, that a file of its own costs more than to bring it to some that do not need it. */
const isIcon = (id: string) => id.includes('/lucide-react/');

function chunkOfIcon({ isOfHome, pages, later, work }: Needs): SharedChunk | null {
  if (pages + later + work < 2) return null;
  if (isOfHome) return 'first';
  if (pages > 0) return 'site';
  return later > 0 ? 'dialogs' : 'work';
}

function chunkOf({ isOfHome, pages, later, work }: Needs): SharedChunk | null {
  const all = pages + later + work;
  if (isOfHome && all > 1) return 'first';
  if (pages > 0) return all >= fewest ? 'site' : null;
  if (later === 0) return work >= fewestOfWork ? 'work' : null;
  if (all >= fewest && later >= manyLater) return 'dialogs';
  return work >= manyWork ? 'popups' : null;
}

/** By the id of a module: the file that it shares, null for one that few need, or that every page loads at once. */
export function sharedChunks(app: AppModules): (id: string) => SharedChunk | null {
  const parts = partsOfApp(app);
  const needs = needsOf(app, parts);
  const apart = [...parts.everything].filter((id) => app.isApart(id));
  const heldBack = importersOf(new Set([...parts.parts, ...apart]), parts.everything, app);
  return (id) => {
    const own = needs.get(id);
    if (!own || parts.parts.has(id) || heldBack.has(id)) return null;
    return isIcon(id) ? chunkOfIcon(own) : chunkOf(own);
  };
}
