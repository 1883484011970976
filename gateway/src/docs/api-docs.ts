import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import type { KeptTexts } from '../cache/kept-texts.ts';
import { sendKept } from '../cache/kept-answer.ts';
import type { OwnRoute } from '../routes.ts';
import { begunOf } from '../requests/begin-request.ts';

const files: Readonly<Record<string, string>> = {
  'start.js': new URL('start.js', import.meta.url).href,
  'swagger-ui.css': import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'favicon-32x32.png': import.meta.resolve('swagger-ui-dist/favicon-32x32.png'),
};

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};

const send =
  (texts: KeptTexts, name: string, file: URL | string): RequestHandler =>
  async (request, response) => {
    const { address } = begunOf(response).origin;
    const make = async () => ({
      ...{ type: types[extname(name)] ?? 'application/octet-stream', cacheControl: 'public, max-age=300' },
      body: await readFile(fileURLToPath(file)),
    });
    const answer = await texts({ name: `docs ${name}`, sources: [], address, make });
    if (answer !== undefined) await sendKept(request, response, answer, address);
  };

/** The document of the API at `/api/v1/openapi.json`, and a page to browse it at `/api/v1/docs/`; nothing of it comes from elsewhere. */
export const apiDocs = (texts: KeptTexts): readonly OwnRoute[] => {
  const page = send(texts, 'index.html', new URL('index.html', import.meta.url));
  const pageOrWay: RequestHandler = (request, response, next) =>
    request.path.endsWith('/') ? page(request, response, next) : response.redirect(308, '/api/v1/docs/');
  const document = send(texts, 'openapi.json', new URL('../gen/openapi.json', import.meta.url));
  return [
    { path: '/api/v1/openapi.json', limit: 'pages', handle: document },
    { path: '/api/v1/docs', limit: 'pages', handle: pageOrWay },
    ...Object.entries(files).map(([name, file]): OwnRoute => ({
      path: `/api/v1/docs/${name}`,
      limit: 'files',
      handle: send(texts, name, file),
    })),
  ];
};
