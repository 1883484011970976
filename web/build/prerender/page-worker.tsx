import './browser-globals.ts';
import { parentPort } from 'node:worker_threads';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app/app.tsx';
import { firstPage } from '../../src/app/page-outlet.tsx';
import { chromeOf } from '../../src/app/prepare-page.ts';
import type { ReadyPage } from '../../src/app/prepare-page.ts';
import { isOfWork } from '../../src/app/route.ts';
import type { Route } from '../../src/app/route.ts';
import { routes } from '../../src/app/router.tsx';
import { startSession } from '../../src/features/session/model/session-saga.ts';
import { api } from '../../src/shared/api/api.ts';
import { i18n, startI18n, switchLanguage } from '../../src/shared/i18n/i18n.ts';
import { navigate } from '../../src/shared/navigation/navigation.ts';
import { locationOf } from '../../src/shared/navigation/page-path.ts';
import { store } from '../../src/shared/store/store.ts';
import { renderInFrame } from './frame-parts.tsx';
import { headOf } from './head-of-page.ts';
import type { AskedPage, KnownRoute, RenderedPage, WorkerReady } from './page-messages.ts';

let reads: string[] = [];
let answers: AskedPage['answers'];

const noHeaders = new Headers();

/** All that the app reads of an answer. */
function answerOf(status: number, text: string): Response {
  const answer = { status, headers: noHeaders, clone: () => answer, text: () => Promise.resolve(text) };
  return answer as unknown as Response;
}

globalThis.fetch = (input) => {
  const { pathname, search } = new URL((input as Request).url);
  reads.push(pathname + search);
  const body = answers?.[pathname + search];
  return Promise.resolve(body === undefined ? answerOf(503, '{}') : answerOf(200, JSON.stringify(body)));
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
  const page = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  const { route } = first;
  const frame = `${route.pattern} ${chromeOf(route, first.visit)} ${language}`;
  const { html, preloads, content } = renderInFrame(frame, () => renderToString(page));
  const head = headOf({ html: content, head: first.Page.head?.(key), language, path: isShared ? undefined : pathname });
  return { html, preloads, namespaces: route.namespaces, head, entries, reads };
}

/** `DashboardPage` is what `dashboard-page.tsx` exports, and what the row of the router takes of it. */
function moduleOf({ pattern, load }: Route): string {
  const component = /\.(\w+Page)\b/.exec(String(load))?.[1];
  if (component === undefined) throw new Error(`the row of ${pattern} takes no page of a module`);
  return component.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

async function readsAhead({ ahead }: Route): Promise<readonly string[]> {
  reads = [];
  const asks = (await ahead?.())?.({}) ?? [];
  await Promise.all(asks.map((ask) => store.dispatch(ask)));
  return reads;
}

async function knownRoute(route: Route): Promise<KnownRoute> {
  const { pattern, namespaces, chrome } = route;
  const of = chrome === 'admin' ? chrome : undefined;
  return { pattern, namespaces, module: moduleOf(route), isOfWork: isOfWork(route), of, ahead: await readsAhead(route) };
}

/** One after the other: `reads` is what was asked for last. */
async function knownRoutes(): Promise<KnownRoute[]> {
  const known: KnownRoute[] = [];
  for (const route of routes) known.push(await knownRoute(route));
  return known;
}

const mostWords = 5_000;

type AnyT = (key: string, values?: object) => string;

function remembering(t: AnyT): AnyT {
  const words = new Map<string, string>();
  return (key, values) => {
    const name = values ? key + JSON.stringify(values) : key;
    const known = words.get(name);
    if (known !== undefined) return known;
    const word = t(key, values);
    if (words.size >= mostWords) words.clear();
    // What is not there yet reads as its key.
    if (!key.endsWith(word)) words.set(name, word);
    return word;
  };
}

/** Looks words up once, with the values in them, which pages repeat. */
function rememberWords(): void {
  const translator = i18n as unknown as { getFixedT(...of: unknown[]): AnyT };
  const makeT = translator.getFixedT.bind(i18n);
  const made = new Map<string, AnyT>();
  translator.getFixedT = (...of) => {
    const name = JSON.stringify(of);
    const known = made.get(name);
    if (known) return known;
    const t = makeT(...of);
    const own = Object.assign(remembering(t), t);
    made.set(name, own);
    return own;
  };
}

await startI18n();
rememberWords();
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
parentPort?.postMessage({ routes: await knownRoutes() } satisfies WorkerReady);
