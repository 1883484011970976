import './browser-globals.ts';
import { parentPort } from 'node:worker_threads';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app/app.tsx';
import { firstPage } from '../../src/app/page-outlet.tsx';
import type { ReadyPage } from '../../src/app/prepare-page.ts';
import { isOfWork } from '../../src/app/route.ts';
import type { Route } from '../../src/app/route.ts';
import { routes } from '../../src/app/router.tsx';
import { startSession } from '../../src/features/session/start-session.ts';
import { api } from '../../src/shared/api/api.ts';
import { i18n, startI18n, switchLanguage } from '../../src/shared/i18n/i18n.ts';
import { navigate } from '../../src/shared/navigation/navigation.ts';
import { locationOf } from '../../src/shared/navigation/page-path.ts';
import { store } from '../../src/shared/store/store.ts';
import { headOf } from './head-of-page.ts';
import type { AskedPage, KnownRoute, RenderedPage, WorkerReady } from './page-messages.ts';

/** React puts these before the page; in the head the browser finds them sooner, and they are no part of what is taken over. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

let reads: string[] = [];
let answers: AskedPage['answers'];

globalThis.fetch = (input) => {
  const { pathname, search } = new URL((input as Request).url);
  reads.push(pathname + search);
  const body = answers?.[pathname + search];
  return Promise.resolve(body === undefined ? new Response('{}', { status: 503 }) : Response.json(body));
};

async function askApi({ Page, params, visit }: ReadyPage): Promise<void> {
  reads = [];
  await Promise.all((Page.asks?.({ params, query: visit.query }) ?? []).map((ask) => store.dispatch(ask)));
}

function answeredEntries() {
  const asked = Object.values(store.getState().api.queries).filter((query) => query !== undefined);
  const failed = asked.find(({ status }) => status !== 'fulfilled');
  if (failed) throw new Error(`${String(failed.endpointName)} was not answered`);
  return asked.map(({ endpointName, originalArgs, data }) => ({ endpointName, arg: originalArgs, value: data }));
}

const nothingRendered = {
  html: '',
  preloads: '',
  namespaces: [],
  entries: [],
  head: { title: '', description: undefined, type: undefined, tags: [] },
};

async function render({ path, language, wants, isShared, ...given }: AskedPage): Promise<RenderedPage> {
  if (i18n.language !== language) await switchLanguage(language);
  const { pathname, search } = new URL(path, location.origin);
  const { key, query } = locationOf(pathname, search);
  navigate(key, { query, isFree: true });
  store.dispatch(api.util.resetApiState());
  const first = await firstPage();
  answers = given.answers;
  await askApi(first);
  if (wants === 'reads') return { ...nothingRendered, reads };
  if (answers === undefined) store.dispatch(api.util.resetApiState());
  const entries = answeredEntries();
  const html = renderToString(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  );
  const preloads = leadingPreloads.exec(html)?.[0] ?? '';
  const head = headOf({ html, head: first.Page.head?.(key), language, path: isShared ? undefined : pathname });
  return { html: html.slice(preloads.length), preloads, namespaces: first.route.namespaces, head, entries, reads };
}

/** `DashboardPage` is what `dashboard-page.tsx` exports, and what the row of the router takes of it. */
function moduleOf({ pattern, load }: Route): string {
  const component = /\.(\w+Page)\b/.exec(String(load))?.[1];
  if (component === undefined) throw new Error(`the row of ${pattern} takes no page of a module`);
  return component.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function knownRoute(route: Route): KnownRoute {
  const { pattern, namespaces } = route;
  return { pattern, namespaces, module: moduleOf(route), isOfWork: isOfWork(route) };
}

await startI18n();
startSession();

/** The modules of the app keep the page and the language that they show, so one page is rendered after the other. */
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (asked: AskedPage) => {
  last = last
    .then(() => render(asked))
    .then(
      (page) => ({ page }),
      (error: unknown) => ({ failure: String(error) }),
    )
    .then((answer) => parentPort?.postMessage({ number: asked.number, ...answer }));
});
parentPort?.postMessage({ routes: routes.map(knownRoute) } satisfies WorkerReady);
