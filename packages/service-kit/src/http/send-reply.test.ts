import { expect, test } from '@jest/globals';
import { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import type { Response } from 'express';
import { bytes } from './reply.ts';
import { sendReply } from './send-reply.ts';

/** A response as far as `sendReply` uses it. */
function responseTo(sink: Writable): Response {
  const written = { status: () => written, set: () => written, req: { method: 'GET' } };
  return Object.assign(sink, written) as unknown as Response;
}

test('the source of a body is closed when the reader left before the first byte', async () => {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  sink.destroy();
  await once(sink, 'close');
  const source = Readable.from([Buffer.from('picture')]);
  await sendReply(responseTo(sink), bytes(source, { contentType: 'image/webp' }));
  expect(source.destroyed).toBe(true);
});

test('a body reaches its reader whole', async () => {
  const received: Buffer[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      received.push(chunk);
      done();
    },
  });
  await sendReply(responseTo(sink), bytes(Readable.from([Buffer.from('pic'), Buffer.from('ture')]), { contentType: 'image/webp' }));
  expect(Buffer.concat(received).toString()).toBe('picture');
});
