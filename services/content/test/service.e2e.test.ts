import { afterAll, beforeAll } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { processPromises, refusesJunk, type TestService } from '@paltu/testing/service';
import { contentService } from '../src/service.ts';
import { article, contentVariables, startContent, type RunningContent } from './running-content.ts';

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const params = { slug: article };
/** Another one each time: who was written to often enough is answered without the database. */
const anAddress = () => `${newId()}@example.org`;

/** Calls from another address each time: of one of them a few forms an hour are taken. */
const fromAnywhere = ({ call, ...service }: RunningContent): TestService => {
  const octet = () => Math.floor(Math.random() * 256);
  const somewhere = () => ({ 'x-forwarded-for': `39.${octet()}.${octet()}.${octet()}` });
  return { ...service, call: (method, path, sent) => call(method, path, { ...sent, headers: { ...somewhere(), ...sent?.headers } }) };
};

processPromises(contentService, { variables: contentVariables });
refusesJunk(() => fromAnywhere(content), {
  samples: {
    'GET /api/v1/content/articles/:slug': { params },
    'GET /api/v1/content/articles/:slug/related': { params },
    'GET /api/v1/content/articles/:slug/comments': { params },
    'POST /api/v1/content/articles/:slug/comments': { params, body: () => ({ content: 'Thank you!' }) },
    'POST /api/v1/content/articles/:slug/like': { params },
    'GET /api/v1/content/articles/:slug/likes': { params },
    'POST /api/v1/content/articles/:slug/view': { params },
    'POST /api/v1/content/newsletter': { body: () => ({ email: anAddress(), elapsedMs: 9_000 }) },
    'POST /api/v1/content/notify-me': { body: () => ({ email: anAddress(), page: 'careers', elapsedMs: 9_000 }) },
    'POST /api/v1/content/newsletter/confirm': { body: () => ({ token: 'no-token-of-ours' }) },
    'POST /api/v1/content/newsletter/unsubscribe': { body: () => ({ token: 'no-token-of-ours' }) },
    'POST /api/v1/content/contact': {
      body: () => ({ name: 'Sana', email: 'sana@example.org', subject: 'A cat', message: 'Found', elapsedMs: 9_000 }),
    },
    'PATCH /api/v1/content/contact/:id': { body: () => ({ answered: true }) },
  },
});
