import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Reply } from './reply.ts';

/** Writes an answer; a body of bytes is piped, and its source is destroyed when the reader goes away. */
export const sendReply = async (response: Response, reply: Reply): Promise<void> => {
  response.status(reply.status);
  response.set({ 'cache-control': 'no-store', ...reply.headers });
  if (reply.stream === undefined) {
    if (reply.body === undefined) response.end();
    else response.json(reply.body);
    return;
  }
  if (response.req.method === 'HEAD') {
    reply.stream.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(reply.stream, response);
  } catch {
    // A reader who left before the first byte: pipeline then refuses without touching the source, and an open file is lost.
    reply.stream.destroy();
    response.destroy();
  }
};
