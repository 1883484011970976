import { randomId } from '../transport/random-id.ts';
import { sessionStore } from '../transport/safe-storage.ts';
import { locationOf, pathOf } from './page-path.ts';
import type { PageLocation, Query } from './page-path.ts';

export interface NavigateOptions {
  query?: Query;
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean;
  /** Goes without asking the guard: what was typed is saved, or nobody is there to save it. */
  isFree?: boolean;
}

/** Asked before the person is taken elsewhere: calls `leave` at once, later, or (they stay) never. */
export type NavigationGuard = (leave: () => void) => void;

interface EntryState {
  visit: string;
  /** Where the entry stands among the others, to know back from forward. */
  position: number;
  /** Address of the page that the link was on. */
  from?: string | undefined;
}

export interface Visit extends PageLocation {
  /** One per entry of the browser's history; scroll positions are kept by it. */
  id: string;
  /** How we came here: `load` (address bar, reload), `push` (a link), `replace` (a link in the place of this one) or `pop` (back, forward). */
  by: 'load' | 'push' | 'replace' | 'pop';
}

const listeners = new Set<() => void>();
let position = 0;
let guard: NavigationGuard | undefined;
let isAddressRestored = false;
let visit: Visit = readVisit('load');
let isHeadingAwaited = false;

function readEntry(): Partial<EntryState> {
  return (history.state as Partial<EntryState> | null) ?? {};
}

function readVisit(by: Visit['by']): Visit {
  const entry = readEntry();
  const id = entry.visit ?? randomId();
  // An entry that is not ours yet is new: the first one, or one that a #link has added.
  position = entry.position ?? (by === 'load' ? 0 : position + 1);
  if (!entry.visit) history.replaceState({ visit: id, position } satisfies EntryState, '');
  return { ...locationOf(location.pathname, location.search), id, by };
}

/** Without storage, going back starts at the top. */
function keepScroll(): void {
  sessionStore.set(`paltu.scroll.${visit.id}`, String(Math.round(scrollY)));
}

function announce(next: Visit): void {
  isHeadingAwaited = next.key !== visit.key;
  visit = next;
  listeners.forEach((listener) => listener());
}

function go(key: string, query: Query, isReplacing: boolean): void {
  keepScroll();
  const id = isReplacing ? visit.id : randomId();
  const from = isReplacing ? readEntry().from : pathOf(visit.key, visit.query);
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  if (!isReplacing) position += 1;
  history[isReplacing ? 'replaceState' : 'pushState']({ visit: id, position, from } satisfies EntryState, '', pathOf(key, given));
  announce({ key, query: given, id, by: isReplacing ? 'replace' : 'push' });
}

/** Goes to a page by its key. The same key with another query keeps the page mounted and the scroll where it is. */
export function navigate(key: string, { query = {}, replace = false, isFree = false }: NavigateOptions = {}): void {
  const leave = () => {
    guard = undefined;
    go(key, query, replace);
  };
  if (guard && !isFree) guard(leave);
  else leave();
}

/** Goes up to a page: back in the history when one came from there, so that it lies as it was left, else by a new entry. */
export function navigateUp(key: string, query: Query = {}): void {
  if (readEntry().from === pathOf(key, query)) history.go(-1);
  else navigate(key, { query });
}

/** Has every way out of the page asked first; one guard at a time, gone once the person leaves. Answers the way to stop. */
export function guardNavigation(asked: NavigationGuard): () => void {
  guard = asked;
  return () => {
    if (guard === asked) guard = undefined;
  };
}

/** Does what takes the person elsewhere, logging out for one, once the guard has let them go. */
export function whenFree(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}

/** Whether the person is still where they asked for something: an answer that comes later carries nobody off. */
export function isStillAt(asked: Visit): boolean {
  return visit.id === asked.id && pathOf(visit.key, visit.query) === pathOf(asked.key, asked.query);
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
  return Number(sessionStore.find(`paltu.scroll.${id}`) ?? 0);
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

/** Back or forward: the browser has moved already. With a guard, the address returns until the person has decided. */
function onPop(): void {
  if (isAddressRestored) {
    isAddressRestored = false;
    return;
  }
  const isElsewhere = location.pathname + location.search !== pathOf(visit.key, visit.query);
  // An entry of unknown place is taken for the one before.
  const target = readEntry().position ?? position - 1;
  if (!guard || !isElsewhere || target === position) {
    keepScroll();
    announce(readVisit('pop'));
    return;
  }
  isAddressRestored = true;
  history.go(position - target);
  guard(() => {
    guard = undefined;
    history.go(target - (readEntry().position ?? position));
  });
}

history.scrollRestoration = 'manual';
addEventListener('popstate', onPop);
addEventListener('pagehide', keepScroll);
