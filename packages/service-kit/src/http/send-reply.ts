import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { bodyTextOf, type BytesReply, type Reply } from './reply.ts';

const sendBytes = async (response: Response, { stream }: BytesReply): Promise<void> => {
  if (response.req.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(stream, response);
  } catch {
    // A reader who left before the first byte: pipeline then refuses without touching the source, and an open file is lost.
    stream.destroy();
    response.destroy();
  }
};

/** Writes an answer; a body of bytes is piped, and its source is destroyed when the reader goes away. */
export const sendReply = async (response: Response, reply: Reply): Promise<void> => {
  response.status(reply.status);
  response.set({ 'cache-control': 'no-store', ...reply.headers });
  if (reply.is === 'bytes') return sendBytes(response, reply);
  if (reply.is === 'empty') response.end();
  else response.type('json').send(bodyTextOf(reply));
};
