import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import type { KeptTexts } from '../cache/kept-texts.ts';
import { sendKept } from '../cache/send-kept.ts';
import type { OwnRoute } from '../own-routes.ts';
import { originOf } from '../requests/clean-headers.ts';

const own = import.meta.dirname;
const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};

const send =
  (texts: KeptTexts, folder: string, file: string): RequestHandler =>
  async (request, response) => {
    const { address } = originOf(response.locals);
    const make = async () => ({
      ...{ type: types[extname(file)] ?? 'application/octet-stream', cacheControl: 'public, max-age=300' },
      body: await readFile(join(folder, file)),
    });
    const answer = await texts({ name: `docs ${file}`, sources: [], address, make });
    if (answer !== undefined) await sendKept(request, response, answer, address);
  };

/** The document of the API at `/api/v1/openapi.json`, and a page to browse it at `/api/v1/docs/`; nothing of it comes from elsewhere. */
export const apiDocs = (texts: KeptTexts): readonly OwnRoute[] => {
  const page = send(texts, own, 'index.html');
  const pageOrWay: RequestHandler = (request, response, next) =>
    request.path.endsWith('/') ? page(request, response, next) : response.redirect(308, '/api/v1/docs/');
  return [
    { path: '/api/v1/openapi.json', limit: 'pages', handle: send(texts, join(own, '../gen'), 'openapi.json') },
    { path: '/api/v1/docs', limit: 'pages', handle: pageOrWay },
    { path: '/api/v1/docs/start.js', limit: 'files', handle: send(texts, own, 'start.js') },
    ...['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map((name): OwnRoute => ({
      path: `/api/v1/docs/${name}`,
      limit: 'files',
      handle: send(texts, swaggerUi, name),
    })),
  ];
};
