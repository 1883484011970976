import { join, resolve } from 'node:path';
import type { InFairTurn, Logger } from '@paltu/kernel';
import { routeNotFound } from '@paltu/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import type { KeptTexts } from '../cache/kept-texts.ts';
import type { OwnRoute } from '../routes.ts';
import { webNotBuilt } from '../requests/gateway-refusals.ts';
import { builtFiles, isFile, sendStaticFile } from './static-file.ts';
import { crawledRoutes } from './crawled-files.ts';
import { knownPages, type WriteFacts } from '@paltu/site';
import { pageReads, pageRendering, type MayRender } from './render-page.ts';
import { siteOrigin, type Pages } from './page-visit.ts';
import type { ReadPublic } from './read-public.ts';
import { sendPage } from './send-page.ts';

/** Vite puts a hash of the content into every name below this folder. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** What is never a page: paths of services, and that of the metrics, which have a port of their own. */
const noPage = '(?:api|media|\\.well-known|metrics)(?:/|$)';
const noPagePaths = new RegExp(`^/${noPage}`, 'i');
export const isNoPage = (path: string): boolean => noPagePaths.test(path);

/** The build's own pages are sent under their addresses alone. */
const ourHtml = '(?:index(?:\\.\\w+)?\\.html$|pages/)';
const ourHtmlPaths = new RegExp(`^/${ourHtml}`);

const pagePaths = new RegExp(`^/(?!${noPage})`, 'i');
const filePaths = new RegExp(`^/(?!${noPage}|${ourHtml}).*\\.[a-z0-9]+$`, 'i');

/** What the build wrote for the gateway alone. */
const isOfServer = (path: string): boolean => path.startsWith('/server/');

const readPath = (request: Request): string => {
  const path = decodeURIComponent(request.path);
  if (/[\0\\]/.test(path) || path.split('/').includes('..') || isOfServer(path)) throw routeNotFound();
  return path;
};

const sendAsset = (directory: string) => (request: Request, response: Response) => {
  const path = readPath(request);
  const cacheControl = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return sendStaticFile(request, response, { directory, name: path.slice(1), cacheControl });
};

const sendPageOf = (pages: Pages) => (request: Request, response: Response) => {
  const path = readPath(request);
  if (request.accepts('html') === false) throw routeNotFound();
  return sendPage(request, response, pages, ourHtmlPaths.test(path) ? '/' : path);
};

const notBuilt: RequestHandler = () => {
  throw webNotBuilt();
};

const warnOfWhatIsMissing = async (directory: string | undefined, logger: Logger): Promise<void> => {
  if (directory === undefined) return logger.warn({}, 'WEB_DIR is not set: only the API answers');
  if (!(await isFile(join(directory, 'index.html')))) logger.warn({ directory }, 'the web app is not built: only the API answers');
};

interface WebAppNeeds {
  /** What `vite build` wrote; without it every page answers 503 `web.not-built`. */
  readonly directory: string | undefined;
  /** The one address of the site; without it the site has each by which it is reached. */
  readonly publicUrl?: string | undefined;
  readonly logger: Logger;
  /** Asked for what pages read of the API as they open, and for what their heads are made of. */
  readonly read?: ReadPublic | undefined;
  /** Without it nothing is shown of who runs the site. */
  readonly writeFacts?: WriteFacts | undefined;
  readonly texts: KeptTexts;
  /** Passes on the tags of what has changed. */
  readonly onDrop: (listener: (tag: string) => void) => void;
  /** Runs what asks the renderer. */
  readonly inTurn: InFairTurn;
  readonly mayRender: MayRender;
}

const pagesOf = (directory: string, { logger, publicUrl, inTurn, ...needs }: WebAppNeeds): Pages => {
  const { read, writeFacts, texts, mayRender } = needs;
  const rendering = pageRendering(directory, logger);
  const pages = {
    ...{
      files: builtFiles(directory),
      known: knownPages(directory),
      read,
      rendering,
      texts,
      siteOrigin: siteOrigin(publicUrl),
      writeFacts,
    },
    ...{ reads: pageReads({ rendering, inTurn, mayRender }), mayRender },
  };
  // So that the first visitor need not wait for it.
  if (read !== undefined) void pages.known().then(rendering.prepare, () => undefined);
  return pages;
};

/** The built web app. Files by their names; any other address a browser may open is a page, and the web app knows which. */
export const webApp = (needs: WebAppNeeds): { readonly routes: readonly OwnRoute[]; close(): void } => {
  void warnOfWhatIsMissing(needs.directory, needs.logger);
  if (needs.directory === undefined) return { routes: [{ path: pagePaths, limit: 'pages', handle: notBuilt }], close: () => undefined };
  const directory = resolve(needs.directory);
  const pages = pagesOf(directory, needs);
  const routes: readonly OwnRoute[] = [
    ...crawledRoutes(pages, needs.onDrop),
    { path: filePaths, limit: 'files', handle: sendAsset(directory) },
    { path: pagePaths, limit: 'pages', handle: sendPageOf(pages) },
  ];
  return { routes, close: pages.rendering.stop };
};
