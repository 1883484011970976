import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router, type RequestHandler } from 'express';

const own = import.meta.dirname;
const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const send =
  (folder: string, name: string): RequestHandler =>
  (_request, response) =>
    response.sendFile(name, { root: folder, headers: { 'cache-control': 'public, max-age=300' } });

/** The document of the API at `/api/v1/openapi.json`, and a page to browse it at `/api/v1/docs/`; nothing of it comes from elsewhere. */
export const apiDocs = (): Router => {
  const router = Router({ strict: true });
  router.get('/api/v1/openapi.json', send(join(own, '../gen'), 'openapi.json'));
  router.get('/api/v1/docs', (_request, response) => response.redirect(308, '/api/v1/docs/'));
  router.get('/api/v1/docs/', send(own, 'index.html'));
  router.get('/api/v1/docs/start.js', send(own, 'start.js'));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
    router.get(`/api/v1/docs/${name}`, send(swaggerUi, name));
  return router;
};
