import { Router } from 'express';

/**
 * What the head of a newsletter names for mail programs. One that does not post there, as RFC 8058 has it, opens it in a browser: its
 * reader comes to the page that the mail links to, and ends the subscription there.
 */
export const mailedLinks = (): Router => {
  const router = Router();
  router.get('/api/v1/content/newsletter/unsubscribe/:token', ({ params: { token } }, response) => {
    response.set('cache-control', 'no-store').redirect(302, `/unsubscribe?token=${encodeURIComponent(token)}`);
  });
  return router;
};
