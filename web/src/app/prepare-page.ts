import { i18n, loadStrings } from '#shared/i18n/i18n.ts';
import { matchPage } from '#shared/navigation/page-path.ts';
import type { PageParams } from '#shared/navigation/page-path.ts';
import { currentVisit, navigate, onVisit } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { setPrefetch } from '#shared/navigation/prefetch.ts';
import { store } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { credentials } from '#shared/transport/transport.ts';
import { prepareFrame } from './layouts/site-frame.tsx';
import { reloadStaleBuild } from './reload-stale-build.ts';
import type { Chrome, PageComponent, Route } from './route.ts';
import { notFoundRoute, routes } from './router.tsx';

interface Found {
  route: Route;
  params: PageParams;
}

/** What surrounds the page of a visit. */
export function chromeOf({ chrome = 'site' }: Route, { query }: Visit): Chrome {
  return typeof chrome === 'function' ? chrome(query) : chrome;
}

/** A page whose code and strings are there. */
export interface ReadyPage extends Found {
  visit: Visit;
  Page: PageComponent;
}

const loaded = new Map<Route, PageComponent>();

function find(key: string): Found {
  for (const route of routes) {
    const params = matchPage(route.pattern, key);
    if (params) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}

async function load(route: Route): Promise<PageComponent> {
  const Page = await route.load();
  loaded.set(route, Page);
  return Page;
}

/** Asks the API while the code is on its way, for somebody who may see the page. Where that fails the page asks itself. */
function askAhead(route: Route, visit: Visit): void {
  if (!route.ahead) return;
  const user = credentials.read()?.user;
  if (!user || (chromeOf(route, visit) === 'admin' && user.userType !== 'admin')) return;
  route.ahead().then(
    (asksOf) => asksOf(visit.query).forEach((ask) => void store.dispatch(ask)),
    () => undefined,
  );
}

async function whenLoaded(found: Found, visit: Visit, around: Promise<unknown>): Promise<ReadyPage> {
  askAhead(found.route, visit);
  const page = load(found.route);
  const [Page] = await Promise.all([page, around, page.then(({ prepare }) => prepare?.(visit.query))]);
  return { ...found, visit, Page };
}

/** The row of the page of a visit. */
export const routeOf = ({ key }: Visit): Route => find(key).route;

/** The page when code and strings are there already, else a promise of it: a page that is ready is never delayed. */
export function preparePage(visit: Visit): ReadyPage | Promise<ReadyPage> {
  const found = find(visit.key);
  const strings = loadStrings(found.route.namespaces);
  const frame = prepareFrame(chromeOf(found.route, visit));
  const Page = loaded.get(found.route);
  if (!Page || strings || frame) return whenLoaded(found, visit, Promise.all([strings, frame]));
  const screen = Page.prepare?.(visit.query);
  const ready = { ...found, visit, Page };
  return screen ? screen.then(() => ready) : ready;
}

setPrefetch((key) => {
  const { route } = find(key);
  if (!loaded.has(route)) load(route).catch(() => undefined);
});

interface ShownPage {
  ready: ReadyPage;
  /** The visit whose page is on its way. */
  next?: Visit | undefined;
}

/** The next page's code did not come (the connection broke): the page that is there stays, and so does its address. */
function stayHere(asked: Visit, shown: Visit): void {
  toast.error(i18n.t('shell:pageFailed'));
  if (asked.by === 'push') history.back();
  if (asked.by === 'replace') navigate(shown.key, { query: shown.query, replace: true, isFree: true });
}

/** The page to show, for `useSyncExternalStore`: that of the last visit whose code and strings are there. */
export function readyPages(first: ReadyPage) {
  let shown: ShownPage = { ready: first };
  let asked = first.visit;
  let notify = () => {};
  const show = (next: Partial<ShownPage>) => {
    shown = { ...shown, ...next };
    notify();
  };
  const fail = async (visit: Visit) => {
    if (asked === visit && !(await reloadStaleBuild()) && asked === visit) stayHere(visit, shown.ready.visit);
  };
  const follow = () => {
    const visit = currentVisit();
    if (asked === visit) return;
    asked = visit;
    const next = preparePage(visit);
    if (!(next instanceof Promise)) return show({ ready: next, next: undefined });
    show({ next: visit });
    next.then(
      (ready) => asked === visit && show({ ready, next: undefined }),
      () => fail(visit),
    );
  };
  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      notify = listener;
      // A visit may have begun before anybody listened.
      follow();
      return onVisit(follow);
    },
  };
}
