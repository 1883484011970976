import { join, resolve } from 'node:path';
import type { Logger } from '@paltu/kernel';
import { methodNotAllowed, routeNotFound } from '@paltu/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { originOf } from '../requests/clean-headers.ts';
import { webNotBuilt } from '../requests/gateway-refusals.ts';
import { crawledFiles } from './crawled-files.ts';
import { knownPages } from './known-pages.ts';
import type { ReadPublic } from './read-public.ts';
import { pageRendering } from './render-page.ts';
import { sendPage, type Pages } from './send-page.ts';
import { robotsText } from './site-map.ts';
import { siteOriginOf } from './site-origin.ts';
import { isFile, sendStaticFile } from './static-file.ts';
import type { WriteFacts } from './write-facts.ts';

/** Vite puts a hash of the content into every name below this folder. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** The build's own pages are sent under their addresses alone. */
const isOurHtml = (path: string): boolean => /^\/(index(\.\w+)?\.html|pages\/.*)$/.test(path);

/** What is never a page: paths of services, and that of the metrics, which have a port of their own. */
const isNoPage = (path: string): boolean => /^\/(api|media|\.well-known|metrics)(\/|$)/i.test(path);

/** What the build wrote for the gateway alone. */
const isOfServer = (path: string): boolean => path.startsWith('/server/');

const readPath = (request: Request): string => {
  const path = decodeURIComponent(request.path);
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) throw routeNotFound();
  return path;
};

const sendAsset = (request: Request, response: Response, directory: string, path: string): Promise<void> => {
  const cacheControl = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return sendStaticFile(request, response, { directory, name: path.slice(1), cacheControl });
};

/** What programs read of the site; a feed is in the language that its address names. */
const forCrawlers = (pages: Pages) => {
  const fileOf = crawledFiles(pages);
  return async (request: Request, response: Response, path: string): Promise<boolean> => {
    const origin = siteOriginOf(request, response);
    const language = request.query['lang'] === 'ur' ? 'ur' : 'en';
    const text =
      path === '/robots.txt' ? robotsText(origin) : await fileOf({ path, language, origin, address: originOf(response.locals).address });
    if (text === undefined) return false;
    response.set('cache-control', 'public, max-age=600');
    response.type(path.endsWith('.txt') ? 'txt' : path === '/feed.xml' ? 'application/rss+xml' : 'xml').send(text);
    return true;
  };
};

const sayWhatIsMissing = async (directory: string | undefined, logger: Logger): Promise<void> => {
  if (directory === undefined) return logger.warn({}, 'WEB_DIR is not set: only the API answers');
  if (!(await isFile(join(directory, 'index.html')))) logger.warn({ directory }, 'the web app is not built: only the API answers');
};

interface WebAppNeeds {
  /** What `vite build` wrote; without it every page answers 503 `web.not-built`. */
  readonly directory: string | undefined;
  readonly logger: Logger;
  /** Asked for what pages read of the API as they open, and for the listing of `/pet-{id}`, for its head and its status. */
  readonly read?: ReadPublic | undefined;
  /** Nothing is said of who runs the site without it. */
  readonly writeFacts?: WriteFacts | undefined;
}

const pagesOf = (directory: string, { logger, read, writeFacts }: WebAppNeeds): Pages => {
  const pages = { directory, known: knownPages(directory), read, writeFacts, rendering: pageRendering(directory, logger) };
  // So that the first visitor need not wait for it.
  if (read !== undefined) void pages.known().then(pages.rendering.prepare, () => undefined);
  return pages;
};

const sendFileOrPage = (request: Request, response: Response, pages: Pages, path: string): Promise<void> => {
  if (isOfServer(path)) throw routeNotFound();
  if (hasExtension(path) && !isOurHtml(path)) return sendAsset(request, response, pages.directory, path);
  if (request.accepts('html') === false) throw routeNotFound();
  return sendPage(request, response, pages, isOurHtml(path) ? '/' : path);
};

/** The built web app. Files by their names; any other address a browser may open is a page, and the web app knows which. */
export const webApp = (needs: WebAppNeeds): { readonly handle: RequestHandler; close(): void } => {
  const directory = needs.directory === undefined ? undefined : resolve(needs.directory);
  const pages = directory === undefined ? undefined : pagesOf(directory, needs);
  const answerCrawler = pages && forCrawlers(pages);
  void sayWhatIsMissing(directory, needs.logger);
  const handle: RequestHandler = async (request, response) => {
    if (isNoPage(request.path)) throw routeNotFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw methodNotAllowed({ headers: { allow: 'GET, HEAD' } });
    }
    const path = readPath(request);
    if (pages === undefined) throw webNotBuilt();
    if ((await answerCrawler?.(request, response, path)) === true) return;
    return sendFileOrPage(request, response, pages, path);
  };
  return { handle, close: () => pages?.rendering.stop() };
};
