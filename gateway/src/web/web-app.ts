import { join, resolve } from 'node:path';
import type { Logger } from '@paltu/kernel';
import { methodNotAllowed, routeNotFound } from '@paltu/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { webNotBuilt } from '../requests/gateway-refusals.ts';
import { isFile, sendStaticFile } from './static-file.ts';

/** Vite puts a hash of the content into every name below this folder. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

const isOfServices = (path: string): boolean => /^\/(api|media|\.well-known)(\/|$)/i.test(path);

const readPath = (request: Request): string => {
  const path = decodeURIComponent(request.path);
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) throw routeNotFound();
  return path;
};

const prefersUrdu = (request: Request): boolean => /(?:^|;\s*)lang=ur(?:;|$)/.test(request.get('cookie') ?? '');

const pageFor = async (request: Request, response: Response, directory: string): Promise<string> => {
  if (!(await isFile(join(directory, 'index.ur.html')))) return 'index.html';
  response.vary('Cookie');
  return prefersUrdu(request) ? 'index.ur.html' : 'index.html';
};

const sendPage = async (request: Request, response: Response, directory: string): Promise<void> => {
  const name = await pageFor(request, response, directory);
  if (!(await isFile(join(directory, name)))) throw webNotBuilt();
  await sendStaticFile(request, response, { directory, name, cacheControl: 'no-cache' });
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
 * @param webDirectory folder that `vite build` wrote; without it every page answers 503 `web.not-built`.
 */
export const webApp = (webDirectory: string | undefined, logger: Logger): RequestHandler => {
  const directory = webDirectory === undefined ? undefined : resolve(webDirectory);
  void sayWhatIsMissing(directory, logger);
  return async (request, response) => {
    if (isOfServices(request.path)) throw routeNotFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw methodNotAllowed({ headers: { allow: 'GET, HEAD' } });
    }
    const path = readPath(request);
    if (directory === undefined) throw webNotBuilt();
    if (hasExtension(path) && !/^\/index(\.\w+)?\.html$/.test(path)) return sendAsset(request, response, directory, path);
    if (request.accepts('html') === false) throw routeNotFound();
    return sendPage(request, response, directory);
  };
};
