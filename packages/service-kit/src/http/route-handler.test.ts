import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { Response } from 'express';
import { jsonStream, bytes, ok, type Reply } from './reply.ts';
import { sendReply } from './route-handler.ts';

/** A response as far as `sendReply` uses it. */
function responseTo(sink: Writable): Response {
  const written = { status: () => sink, set: () => sink, type: () => sink, req: { method: 'GET' } };
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

const received = async (reply: Reply): Promise<string> => {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await sendReply(responseTo(sink), reply);
  return Buffer.concat(chunks).toString();
};

test('a body reaches its reader whole', async () => {
  const stream = Readable.from([Buffer.from('pic'), Buffer.from('ture')]);
  expect(await received(bytes(stream, { contentType: 'image/webp' }))).toBe('picture');
});

test('data that streams has the same envelope as any other', async () => {
  const batches = async function* () {
    yield [{ id: 1 }];
    yield [{ id: 2 }];
  };
  const text = await received(ok(await jsonStream({ orders: batches(), more: true }), { message: 'Here' }));
  expect(JSON.parse(text)).toEqual({ status: 'success', message: 'Here', data: { orders: [{ id: 1 }, { id: 2 }], more: true } });
});
