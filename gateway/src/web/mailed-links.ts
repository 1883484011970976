import type { OwnRoute } from '../own-routes.ts';

/**
 * What the head of a newsletter names for mail programs. One that does not post there, as RFC 8058 has it, opens it in a browser: its
 * reader comes to the page that the mail links to, and ends the subscription there.
 */
export const mailedLinks: readonly OwnRoute[] = [
  {
    path: '/api/v1/content/newsletter/unsubscribe/:token',
    limit: 'pages',
    handle: ({ params }, response) => {
      response.set('cache-control', 'no-store').redirect(302, `/unsubscribe?token=${encodeURIComponent(String(params['token']))}`);
    },
  },
];
