import { bearerToken, endOfToken } from '@paltu/service-kit';
import type { Express } from 'express';
import { actorOf, admit, type AdmitOptions } from '../auth/admit.ts';
import type { NewsStreams } from './news-streams.ts';

/** Which of the member's things are out of date, as it happens: the one call whose answer does not end by itself. */
const path = '/api/v1/messages/stream';

/** Before what compresses: an event that waits for others in one packet comes late. */
export const mountNews = (app: Express, streams: NewsStreams, options: AdmitOptions): void => {
  app.get(path, admit({ access: 'member', limit: 'reads' }, options), (request, response) => {
    // The answer to `HEAD` has no body that could go on.
    if (request.method === 'HEAD') return void response.end();
    const { userId: memberId, sessionId } = actorOf(response);
    streams.open({ memberId, sessionId, expiresAt: endOfToken(bearerToken(request) ?? '') }, response);
  });
};
