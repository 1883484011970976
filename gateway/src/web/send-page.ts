import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { originOf } from '../requests/clean-headers.ts';
import { webNotBuilt } from '../requests/gateway-refusals.ts';
import type { KnownPages } from './known-pages.ts';
import type { Language } from './page-worker.ts';
import { withPet, withReadable, type PublicPet } from './pet-head.ts';
import type { ReadPublic } from './read-public.ts';
import type { PageRendering } from './render-page.ts';
import { allowScripts } from './security-headers.ts';
import { siteOriginOf } from './site-origin.ts';
import { isFile, sendStaticFile } from './static-file.ts';
import type { WriteFacts } from './write-facts.ts';

export interface Pages {
  /** What `vite build` wrote. */
  readonly directory: string;
  readonly known: () => Promise<KnownPages>;
  readonly read: ReadPublic | undefined;
  readonly rendering: PageRendering;
  readonly writeFacts?: WriteFacts | undefined;
}

const keyOf = (path: string): string => path.replace(/^\/+|\/+$/g, '') || 'home';
const pathOf = (key: string): string => (key === 'home' ? '/' : `/${key}`);
const petOf = (key: string): string | undefined => /^pet-(?!dealing-)([^/]+)$/.exec(key)?.[1];

const askedLanguage = /(?<=[?&])lang=(en|ur)(?:&|$)/;
/** That of the address, which links of search engines name; else that of the reader. */
const languageOf = (request: Request): Language => {
  const asked = askedLanguage.exec(request.originalUrl)?.[1];
  if (asked !== undefined) return asked as Language;
  return /(?:^|;\s*)lang=ur(?:;|$)/.test(request.get('cookie') ?? '') ? 'ur' : 'en';
};

const sendHtml = (request: Request, response: Response, { writeFacts }: Pages, html: string): void => {
  const whole = writeFacts?.(html, languageOf(request)) ?? html;
  response.set('cache-control', 'no-cache').type('html').send(whole);
};

/** Sends a page of the build: that of its key when it has one, else the app's shell, which finds out what to show. */
const sendBuilt = async (request: Request, response: Response, pages: Pages, key: string | undefined): Promise<void> => {
  const { directory, writeFacts } = pages;
  const language = languageOf(request);
  const shell = language === 'ur' && (await isFile(join(directory, 'index.ur.html'))) ? 'index.ur.html' : 'index.html';
  const name = key === undefined ? shell : `pages/${key}.${language}.html`;
  if (!(await isFile(join(directory, name)))) throw webNotBuilt();
  if (writeFacts !== undefined) return sendHtml(request, response, pages, await readFile(join(directory, name), 'utf8'));
  await sendStaticFile(request, response, { directory, name, cacheControl: 'no-cache' });
};

const sendPet = async (request: Request, response: Response, pages: Pages, id: string): Promise<void> => {
  const path = `/api/v1/pets/${encodeURIComponent(id)}`;
  const answer = (await pages.read?.(path, originOf(response.locals).address)) ?? { kind: 'unknown' as const };
  if (answer.kind === 'missing') response.status(404);
  if (answer.kind !== 'found') return sendBuilt(request, response, pages, answer.kind === 'missing' ? undefined : 'pet');
  const { pet } = (answer.body as { data: { pet: PublicPet } }).data;
  const language = languageOf(request);
  const wanted = { key: 'pet', path: request.path, language, answers: { [path]: answer.body }, known: await pages.known() };
  const html =
    (await pages.rendering.render(wanted)) ??
    withReadable(await readFile(join(pages.directory, `pages/pet.${language}.html`), 'utf8'), pet);
  sendHtml(request, response, pages, withPet(html, pet, { origin: siteOriginOf(request, response), path: request.path, language }));
};

/** What the page reads of the API as it opens: `missing` when the service knows nothing of it, undefined when some of it cannot be had. */
const answersOf = async ({ read }: Pages, paths: readonly string[], address: string) => {
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await read?.(path, address) })));
  if (answers.some(({ answer }) => answer?.kind === 'missing')) return 'missing' as const;
  const found = answers.flatMap(({ path, answer }) => (answer?.kind === 'found' ? [[path, answer.body] as const] : []));
  return found.length === paths.length ? (Object.fromEntries(found) as Record<string, unknown>) : undefined;
};

/** Without the language, which makes it no other page. */
const queryOf = ({ originalUrl }: Request): string =>
  (/\?.*$/.exec(originalUrl)?.[0] ?? '').replace(askedLanguage, '').replace(/[?&]$/, '');

/** Sends a page with the address of the site where it names its own. */
const sendOwn = async (request: Request, response: Response, pages: Pages, { html, key }: { html: string | undefined; key: string }) => {
  const { origin } = await pages.known();
  if (origin === undefined && html === undefined) return sendBuilt(request, response, pages, key);
  const own = html ?? (await readFile(join(pages.directory, `pages/${key}.${languageOf(request)}.html`), 'utf8'));
  sendHtml(request, response, pages, origin === undefined ? own : own.replaceAll(origin, siteOriginOf(request, response)));
};

/**
 * Sends a page that was built, with what the API answers in it when that can be had. With a query a page shows something else than the
 * one that was built, and reads something else.
 */
const sendPrerendered = async (request: Request, response: Response, pages: Pages, key: string): Promise<void> => {
  const known = await pages.known();
  const query = queryOf(request);
  const asked = { path: pathOf(key) + query, language: languageOf(request) };
  const built = known.readsOf(key, asked.language);
  const reads = query === '' || built.length === 0 ? built : ((await pages.rendering.readsOf(asked, known)) ?? []);
  const answers = reads.length > 0 ? await answersOf(pages, reads, originOf(response.locals).address) : undefined;
  const html = typeof answers === 'object' ? await pages.rendering.render({ ...asked, key, answers, known }) : undefined;
  // Where the page is another with its query, only the app knows it.
  if (html === undefined && query !== '') return sendBuilt(request, response, pages, undefined);
  return sendOwn(request, response, pages, { html, key });
};

/** Sends one of many pages that look alike, whole where it can be had; 404 where the service knows nothing of it. */
const sendFilled = async (request: Request, response: Response, pages: Pages, template: string): Promise<void> => {
  const known = await pages.known();
  const asked = { path: request.path, language: languageOf(request) };
  const reads = (await pages.rendering.readsOf(asked, known)) ?? [];
  const answers = reads.length > 0 ? await answersOf(pages, reads, originOf(response.locals).address) : undefined;
  if (answers === 'missing') {
    response.status(404);
    return sendBuilt(request, response, pages, undefined);
  }
  const html = answers && (await pages.rendering.render({ ...asked, key: template, isTemplate: true, answers, known }));
  return sendOwn(request, response, pages, { html, key: template });
};

/** Sends the page of an address: prerendered, with what the API answers in it where it can be had, or the app's shell. */
export const sendPage = async (request: Request, response: Response, pages: Pages, path: string): Promise<void> => {
  if (await isFile(join(pages.directory, 'index.ur.html'))) response.vary('Cookie');
  const { has, prerendered, scripts, templateOf } = await pages.known();
  allowScripts(response, scripts);
  const key = keyOf(path);
  const pet = petOf(key);
  if (pet !== undefined && prerendered.has('pet')) return sendPet(request, response, pages, pet);
  const template = templateOf(key);
  if (template !== undefined) return sendFilled(request, response, pages, template);
  if (!has(key)) response.status(404);
  const own = has(key) ? key : 'not-found';
  return prerendered.has(own) ? sendPrerendered(request, response, pages, own) : sendBuilt(request, response, pages, undefined);
};
