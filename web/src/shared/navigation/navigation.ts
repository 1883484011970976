import { locationOf, pathOf } from './page-path.ts';
import type { PageLocation, Query } from './page-path.ts';

export interface NavigateOptions {
  query?: Query;
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean;
}

export interface Visit extends PageLocation {
  /** One per entry of the browser's history; scroll positions are kept by it. */
  id: string;
  /** How we came here: `load` (address bar, reload), `push` (a link) or `pop` (back, forward). */
  by: 'load' | 'push' | 'pop';
}

const listeners = new Set<() => void>();
let visit: Visit = readVisit('load');
let isHeadingAwaited = false;

function newVisitId(): string {
  return Math.random().toString(36).slice(2);
}

function readVisit(by: Visit['by']): Visit {
  const state = history.state as { visit?: string } | null;
  const id = state?.visit ?? newVisitId();
  if (!state?.visit) history.replaceState({ visit: id }, '');
  return { ...locationOf(location.pathname, location.search), id, by };
}

function keepScroll(): void {
  try {
    sessionStorage.setItem(`paltu.scroll.${visit.id}`, String(Math.round(scrollY)));
  } catch {
    // Without storage, going back starts at the top.
  }
}

function announce(next: Visit): void {
  isHeadingAwaited = next.key !== visit.key;
  visit = next;
  listeners.forEach((listener) => listener());
}

/** Goes to a page by its key. The same key with another query keeps the page mounted and the scroll where it is. */
export function navigate(key: string, { query = {}, replace = false }: NavigateOptions = {}): void {
  keepScroll();
  const id = replace ? visit.id : newVisitId();
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  history[replace ? 'replaceState' : 'pushState']({ visit: id }, '', pathOf(key, given));
  announce({ key, query: given, id, by: 'push' });
}

/** The current visit, for `useSyncExternalStore` and sagas. */
export function currentVisit(): Visit {
  return visit;
}

/** Calls back after every change of page or query; answers the way to stop. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scroll position this visit was left at, 0 for a new one. */
export function keptScroll(id: string): number {
  try {
    return Number(sessionStorage.getItem(`paltu.scroll.${id}`) ?? 0);
  } catch {
    return 0;
  }
}

/** The heading that has the focus goes away: the next one takes it over. */
export function askHeadingFocus(): void {
  isHeadingAwaited = true;
}

/** True once after each change of page: the first heading that mounts takes the focus. */
export function takeHeadingFocus(): boolean {
  const isAwaited = isHeadingAwaited;
  isHeadingAwaited = false;
  return isAwaited;
}

history.scrollRestoration = 'manual';
addEventListener('popstate', () => {
  keepScroll();
  announce(readVisit('pop'));
});
addEventListener('pagehide', keepScroll);
