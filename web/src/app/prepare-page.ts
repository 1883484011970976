import { loadStrings } from '#shared/i18n/i18n.ts';
import { matchPage } from '#shared/navigation/match-page.ts';
import type { PageParams } from '#shared/navigation/match-page.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { setPrefetch } from '#shared/navigation/prefetch.ts';
import { store } from '#shared/store/store.ts';
import { credentials } from '#shared/transport/transport.ts';
import { prepareFrame } from './layouts/site-frame.tsx';
import { notFoundRoute, routes } from './router.tsx';
import type { Chrome, PageComponent, Route } from './route.ts';

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
