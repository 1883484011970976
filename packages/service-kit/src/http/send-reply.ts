import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { JsonStream } from './json-stream.ts';
import { bodyTextOf, headTextOf, type DataReply, type Reply } from './reply.ts';

const sendStream = async (response: Response, stream: Readable): Promise<void> => {
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

const envelopeOf = async function* (reply: DataReply, { chunks }: JsonStream) {
  yield headTextOf(reply);
  yield* chunks;
  yield '}';
};

/** Writes an answer; a body of bytes, or JSON that streams, is piped, and its source is destroyed when the reader goes away. */
export const sendReply = async (response: Response, reply: Reply): Promise<void> => {
  response.status(reply.status);
  response.set({ 'cache-control': 'no-store', ...reply.headers });
  if (reply.is === 'bytes') return sendStream(response, reply.stream);
  if (reply.is === 'data' && reply.data instanceof JsonStream)
    return sendStream(response.type('json'), Readable.from(envelopeOf(reply, reply.data)));
  if (reply.is === 'empty') response.end();
  else response.type('json').send(bodyTextOf(reply));
};
