import { afterAll, beforeAll } from '@jest/globals';
import { processPromises, refusesJunk } from '@paltu/testing/service';
import { contentService } from '../src/service.ts';
import { article, contentVariables, startContent, type RunningContent } from './running-content.ts';

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const params = { slug: article };

processPromises(contentService, { variables: contentVariables });
refusesJunk(() => content, {
  samples: {
    'GET /api/v1/content/articles/:slug': { params },
    'GET /api/v1/content/articles/:slug/related': { params },
    'GET /api/v1/content/articles/:slug/comments': { params },
    'POST /api/v1/content/articles/:slug/comments': { params, body: () => ({ content: 'Thank you!' }) },
    'POST /api/v1/content/articles/:slug/like': { params },
    'GET /api/v1/content/articles/:slug/likes': { params },
    'POST /api/v1/content/articles/:slug/view': { params },
    'POST /api/v1/content/newsletter': { body: () => ({ email: 'sana@example.org' }) },
    'POST /api/v1/content/notify-me': { body: () => ({ email: 'sana@example.org', page: 'careers' }) },
    'POST /api/v1/content/newsletter/confirm': { body: () => ({ token: 'no-token-of-ours' }) },
    'POST /api/v1/content/newsletter/unsubscribe': { body: () => ({ token: 'no-token-of-ours' }) },
    'POST /api/v1/content/contact': { body: () => ({ name: 'Sana', email: 'sana@example.org', subject: 'A cat', message: 'Found' }) },
  },
});
