import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { i18n, loadStrings } from '#shared/i18n/i18n.ts';
import { matchPage } from '#shared/navigation/match-page.ts';
import type { PageParams } from '#shared/navigation/match-page.ts';
import { currentVisit, keptScroll, navigate, onVisit } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { setPrefetch } from '#shared/navigation/prefetch.ts';
import { ShownPageContext } from '#shared/navigation/use-page.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { LoadingBar } from './layouts/loading-bar.tsx';
import { notFoundRoute, routes } from './router.tsx';
import type { Chrome, Route } from './router.tsx';
import { reloadStaleBuild } from './reload-stale-build.ts';
import { restoreScroll } from './restore-scroll.ts';

interface Found {
  route: Route;
  params: PageParams;
}

interface Ready extends Found {
  visit: Visit;
  Page: ComponentType;
}

const loaded = new Map<Route, ComponentType>();

function find(key: string): Found {
  for (const route of routes) {
    const params = matchPage(route.pattern, key);
    if (params) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}

/** The page when code and strings are there already, else a promise of it: a page that is ready is never delayed. */
function prepare(visit: Visit): Ready | Promise<Ready> {
  const found = find(visit.key);
  const strings = loadStrings(found.route.namespaces);
  const Page = loaded.get(found.route);
  if (Page && !strings) return { ...found, visit, Page };
  return Promise.all([found.route.load(), strings]).then(([Loaded]) => {
    loaded.set(found.route, Loaded);
    return { ...found, visit, Page: Loaded };
  });
}

setPrefetch((key) => {
  const { route } = find(key);
  if (!loaded.has(route))
    void route.load().then(
      (Page) => loaded.set(route, Page),
      () => undefined,
    );
});

/** The next page's code did not come (the connection broke): the page that is there stays, and so does its address. */
function stayHere(asked: Visit, shown: Visit): void {
  toast.error(i18n.t('shell:pageFailed'));
  if (asked.by === 'push') history.back();
  if (asked.by === 'replace') navigate(shown.key, { query: shown.query, replace: true, isFree: true });
}

function useReadyPage(first: Ready) {
  const visit = useSyncExternalStore(onVisit, currentVisit);
  const [ready, setReady] = useState(first);
  useLayoutEffect(() => {
    let isCurrent = true;
    const fail = async () => {
      if (isCurrent && !(await reloadStaleBuild()) && isCurrent) stayHere(visit, ready.visit);
    };
    const next = prepare(visit);
    if (!(next instanceof Promise)) setReady(next);
    else next.then((page) => isCurrent && setReady(page), fail);
    return () => {
      isCurrent = false;
    };
  }, [visit]);
  return { ready, isLoading: ready.visit !== visit };
}

function useScroll({ id, key, by }: Visit): void {
  useLayoutEffect(() => {
    // A jump, before the new page is painted: a smooth scroll would run while the page still grows.
    if (by === 'push' || by === 'replace') scrollTo({ top: 0, behavior: 'instant' });
    else return restoreScroll(keptScroll(id));
    return undefined;
    // A change of the query alone keeps the page and its scroll.
  }, [key]);
}

interface PageOutletProps {
  first: Ready;
  frame: (chrome: Chrome, page: ReactNode) => ReactNode;
}

/** Shows the page of the current key; the old one stays until the next is ready. */
export function PageOutlet({ first, frame }: PageOutletProps) {
  const { ready, isLoading } = useReadyPage(first);
  const { visit, params, Page, route } = ready;
  useScroll(visit);
  const chrome = typeof route.chrome === 'function' ? route.chrome(visit.query) : route.chrome;
  return (
    <ShownPageContext value={{ key: visit.key, query: visit.query, params }}>
      <LoadingBar isLoading={isLoading} />
      {frame(chrome ?? 'site', <Page key={visit.key} />)}
    </ShownPageContext>
  );
}

/** The page the browser was opened on, with code and strings. */
export async function firstPage(): Promise<Ready> {
  return prepare(currentVisit());
}
