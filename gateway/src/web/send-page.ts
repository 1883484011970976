import { describedPages, type DescribedPage, type PublicRead } from '@paltu/site';
import { tooManyRequests } from '@paltu/service-kit';
import type { Request, Response } from 'express';
import { webNotBuilt } from '../requests/gateway-refusals.ts';
import type { BuiltFile } from './static-file.ts';
import { beginVisit, queryOf, sendOwn, type Pages, type Visit } from './page-visit.ts';
import { allowScripts } from './security-headers.ts';

/** In seconds, as long as the renderer's work is counted. */
const retryAfterRefusal = 60;

const keyOf = (path: string): string => path.replace(/^\/+|\/+$/g, '') || 'home';
const pathOf = (key: string): string => (key === 'home' ? '/' : `/${key}`);

const fileOf = async ({ files }: Pages, name: string): Promise<BuiltFile> => {
  const file = await files(name);
  if (file === undefined) throw webNotBuilt();
  return file;
};

/** Sends a page as it was built: that of its key, or the app's shell, which finds out what to show. */
const sendBuilt = async (visit: Visit, pages: Pages, { key, status }: { key?: string | undefined; status?: number }): Promise<void> => {
  const { language } = visit;
  const shell = language === 'ur' && (await pages.files('index.ur.html')) !== undefined ? 'index.ur.html' : 'index.html';
  const name = key === undefined ? shell : `pages/${key}.${language}.html`;
  const file = await fileOf(pages, name);
  await sendOwn(visit, pages, { name: `built ${name}`, sources: [file], ...(status === undefined ? {} : { status }), make: file.read });
};

/** Sends a page with a head of its own, whole where it can be had; 404 where the service knows nothing of it. `read`: its path of the API. */
const sendDescribed = async (visit: Visit, pages: Pages, { template, ...page }: DescribedPage, read: string): Promise<void> => {
  const { known, language, origin, address } = visit;
  const answer: PublicRead = (await pages.read?.(read, address)) ?? { kind: 'unknown' };
  if (answer.kind === 'refused') throw answer.refusal;
  if (answer.kind === 'missing') return sendBuilt(visit, pages, { status: 404 });
  if (answer.kind !== 'found') return sendBuilt(visit, pages, { key: template });
  const { body } = answer;
  const file = await fileOf(pages, `pages/${template}.${language}.html`);
  const { path } = visit.request;
  const place = { origin, path, language, at: new Date() };
  const withHead = (html: string): string => page.withHead(html, body, place);
  const whole = async () => {
    if (!(await pages.mayRender(address))) return undefined;
    const html = await pages.rendering.render({ file, path, language, answers: { [read]: body }, known });
    return html === undefined ? undefined : withHead(html);
  };
  const sources = [file, body];
  if (await sendOwn(visit, pages, { name: path, sources, make: whole })) return;
  const unrendered = async () => withHead(page.withReadable(await file.read(), body, place));
  await sendOwn(visit, pages, { name: `unrendered ${path}`, sources, make: unrendered });
};

interface Answers {
  /** Bodies by path and query; undefined when some of it cannot be had. */
  readonly bodies?: Readonly<Record<string, unknown>> | undefined;
  /** The service knows nothing of some of it. */
  readonly isMissing?: boolean;
  /** Nobody was asked about some of it, for who wants the page asks too often. */
  readonly refusal?: Error | undefined;
}

/** What the page reads of the API as it opens. */
const answersOf = async ({ read }: Pages, paths: readonly string[], address: string): Promise<Answers> => {
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await read?.(path, address) })));
  if (answers.some(({ answer }) => answer?.kind === 'missing')) return { isMissing: true };
  const found = answers.flatMap(({ path, answer }) => (answer?.kind === 'found' ? [[path, answer.body] as const] : []));
  const [refusal] = answers.flatMap(({ answer }) => (answer?.kind === 'refused' ? [answer.refusal] : []));
  return { bodies: paths.length > 0 && found.length === paths.length ? Object.fromEntries(found) : undefined, refusal };
};

interface FilledPage {
  readonly key: string;
  readonly path: string;
  readonly answers: Answers['bodies'];
  readonly status?: number;
  readonly isTemplate?: boolean;
}

/** Sends a page with what the API answers in it. @returns false when it cannot be had now */
const sendFilled = async (visit: Visit, pages: Pages, { key, answers, status = 200, ...page }: FilledPage): Promise<boolean> => {
  if (answers === undefined) return false;
  const { known, language, address } = visit;
  const file = await fileOf(pages, `pages/${key}.${language}.html`);
  const make = async () =>
    (await pages.mayRender(address)) ? pages.rendering.render({ ...page, file, language, answers, known }) : undefined;
  return sendOwn(visit, pages, { name: page.path, sources: [file, ...Object.values(answers)], status, make });
};

/**
 * Sends a page that was built, with what the API answers in it when that can be had. With a query a page shows something else than the
 * one that was built, and reads something else.
 */
const sendPrerendered = async (visit: Visit, pages: Pages, { key, status }: { key: string; status: number }): Promise<void> => {
  const { request, known, language, address } = visit;
  const query = queryOf(request);
  const path = pathOf(key) + query;
  const built = known.readsOf(key, language);
  const paths = query === '' || built.length === 0 ? built : await pages.reads({ path, language, known, address });
  const { bodies } = await answersOf(pages, Array.isArray(paths) ? paths : [], address);
  if (await sendFilled(visit, pages, { key, path, answers: bodies, status })) return;
  // Where the page is another with its query, only the app knows it.
  return sendBuilt(visit, pages, { key: query === '' ? key : undefined, status });
};

/** Sends one of many pages that look alike, whole where it can be had; 404 where the service knows nothing of it. */
const sendOneOfMany = async (visit: Visit, pages: Pages, template: string): Promise<void> => {
  const { request, known, language, address } = visit;
  const { path } = request;
  const reads = (await pages.reads({ path, language, known, address })) ?? [];
  // Whether there is such a page is not known.
  if (reads === 'refused') throw tooManyRequests({ retryAfterSeconds: retryAfterRefusal });
  const { bodies, isMissing, refusal } = await answersOf(pages, reads, address);
  if (isMissing === true) return sendBuilt(visit, pages, { status: 404 });
  if (refusal !== undefined) throw refusal;
  if (await sendFilled(visit, pages, { key: template, path, answers: bodies, isTemplate: true })) return;
  return sendBuilt(visit, pages, { key: template });
};

/** Sends the page of an address: prerendered, with what the API answers in it where it can be had, or the app's shell. */
export const sendPage = async (request: Request, response: Response, pages: Pages, path: string): Promise<void> => {
  const visit = await beginVisit(request, response, pages);
  if ((await pages.files('index.ur.html')) !== undefined) response.vary('Cookie');
  const { has, prerendered, scripts, templateOf, shellOf } = visit.known;
  allowScripts(response, scripts);
  const key = keyOf(path);
  for (const described of describedPages) {
    const read = prerendered.has(described.template) ? described.readOf(key) : undefined;
    if (read !== undefined) return sendDescribed(visit, pages, described, read);
  }
  const shell = shellOf(key);
  if (shell !== undefined) return sendBuilt(visit, pages, { key: shell });
  const template = templateOf(key);
  if (template !== undefined) return sendOneOfMany(visit, pages, template);
  const [own, status] = has(key) ? [key, 200] : ['not-found', 404];
  return prerendered.has(own) ? sendPrerendered(visit, pages, { key: own, status }) : sendBuilt(visit, pages, { status });
};
