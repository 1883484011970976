import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from '@paltu/kernel';
import { methodNotAllowed, routeNotFound } from '@paltu/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { originOf } from '../requests/clean-headers.ts';
import { webNotBuilt } from '../requests/gateway-refusals.ts';
import { knownPages, type KnownPages } from './known-pages.ts';
import { withPet } from './pet-head.ts';
import type { ReadPet } from './read-pet.ts';
import { isFile, sendStaticFile } from './static-file.ts';

/** Vite puts a hash of the content into every name below this folder. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** The build's own pages are sent under their addresses alone. */
const isOurHtml = (path: string): boolean => /^\/(index(\.\w+)?\.html|pages\/.*)$/.test(path);

/** What is never a page: paths of services, and that of the metrics, which have a port of their own. */
const isNoPage = (path: string): boolean => /^\/(api|media|\.well-known|metrics)(\/|$)/i.test(path);

const readPath = (request: Request): string => {
  const path = decodeURIComponent(request.path);
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) throw routeNotFound();
  return path;
};

const prefersUrdu = (request: Request): boolean => /(?:^|;\s*)lang=ur(?:;|$)/.test(request.get('cookie') ?? '');

interface Pages {
  readonly directory: string;
  readonly known: () => Promise<KnownPages>;
  readonly readPet: ReadPet | undefined;
}

const keyOf = (path: string): string => path.replace(/^\/+|\/+$/g, '') || 'home';
const petOf = (key: string): string | undefined => /^pet-(?!dealing-)([^/]+)$/.exec(key)?.[1];

/** Sends a page of the build: that of its key when it has one, else the app's shell, which finds out what to show. */
const sendBuilt = async (request: Request, response: Response, { directory }: Pages, key: string | undefined): Promise<void> => {
  const language = prefersUrdu(request) ? 'ur' : 'en';
  const shell = language === 'ur' && (await isFile(join(directory, 'index.ur.html'))) ? 'index.ur.html' : 'index.html';
  const name = key === undefined ? shell : `pages/${key}.${language}.html`;
  if (!(await isFile(join(directory, name)))) throw webNotBuilt();
  await sendStaticFile(request, response, { directory, name, cacheControl: 'no-cache' });
};

const sendPet = async (request: Request, response: Response, pages: Pages, id: string): Promise<void> => {
  const { kind, ...found } = (await pages.readPet?.(id, originOf(response.locals).address)) ?? { kind: 'unknown' as const };
  if (kind === 'missing') response.status(404);
  if (kind !== 'found' || !('pet' in found)) return sendBuilt(request, response, pages, kind === 'missing' ? undefined : 'pet');
  const html = await readFile(join(pages.directory, `pages/pet.${prefersUrdu(request) ? 'ur' : 'en'}.html`), 'utf8');
  const scheme = originOf(response.locals).isSecure ? 'https' : 'http';
  response.set('cache-control', 'no-cache').type('html');
  response.send(withPet(html, found.pet, { origin: `${scheme}://${request.get('host') ?? 'localhost'}`, path: request.path }));
};

const sendPage = async (request: Request, response: Response, pages: Pages, path: string): Promise<void> => {
  if (await isFile(join(pages.directory, 'index.ur.html'))) response.vary('Cookie');
  const { has, prerendered } = await pages.known();
  const key = keyOf(path);
  const pet = petOf(key);
  if (pet !== undefined && prerendered.has('pet')) return sendPet(request, response, pages, pet);
  if (!has(key)) response.status(404);
  // With a query the page shows something else first.
  const own = has(key) ? key : 'not-found';
  const hasQuery = request.originalUrl.includes('?');
  return sendBuilt(request, response, pages, prerendered.has(own) && !hasQuery ? own : undefined);
};

const sendAsset = (request: Request, response: Response, directory: string, path: string): Promise<void> => {
  const cacheControl = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return sendStaticFile(request, response, { directory, name: path.slice(1), cacheControl });
};

const sayWhatIsMissing = async (directory: string | undefined, logger: Logger): Promise<void> => {
  if (directory === undefined) return logger.warn({}, 'WEB_DIR is not set: only the API answers');
  if (!(await isFile(join(directory, 'index.html')))) logger.warn({ directory }, 'the web app is not built: only the API answers');
};

/**
 * The built web app. Files by their names; any other address a browser may open is a page, and the web app knows which.
 * @param readPet asked for the listing of `/pet-{id}`, for its head and its status
 * @param webDirectory folder that `vite build` wrote; without it every page answers 503 `web.not-built`.
 */
export const webApp = (webDirectory: string | undefined, logger: Logger, readPet?: ReadPet): RequestHandler => {
  const directory = webDirectory === undefined ? undefined : resolve(webDirectory);
  const pages = directory === undefined ? undefined : { directory, known: knownPages(directory), readPet };
  void sayWhatIsMissing(directory, logger);
  return async (request, response) => {
    if (isNoPage(request.path)) throw routeNotFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw methodNotAllowed({ headers: { allow: 'GET, HEAD' } });
    }
    const path = readPath(request);
    if (directory === undefined || pages === undefined) throw webNotBuilt();
    if (hasExtension(path) && !isOurHtml(path)) return sendAsset(request, response, directory, path);
    if (request.accepts('html') === false) throw routeNotFound();
    return sendPage(request, response, pages, isOurHtml(path) ? '/' : path);
  };
};
