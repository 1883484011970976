import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { s3Store } from '../src/s3-store.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const fault = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no room</Message></Error>`;

/** A server that has the bucket and answers every write like this. */
const refusing = async (status: number): Promise<string> => {
  server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'PUT') return void response.end('<LocationConstraint></LocationConstraint>');
    response.writeHead(status, { 'content-type': 'application/xml' }).end(fault('XMinioStorageFull'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test.each([501, 505, 507])(
  'a store that is full, or cannot store, and answers so (%i) is an answer within seconds',
  async (status) => {
    const endpoint = await refusing(status);
    const timeouts = { connectMs: 1_000, answerMs: 2_000 };
    const store = await s3Store({
      endpoint,
      region: 'us-east-1',
      bucket: 'pictures',
      accessKey: 'key',
      secretKey: 'secret-key',
      logger: silentLogger,
      timeouts,
    });
    const begunAt = Date.now();
    await expect(store.put('pets/a/320.webp', new Uint8Array(1_000), { contentType: 'image/webp' })).rejects.toMatchObject({
      code: 'storage.full',
    });
    expect(Date.now() - begunAt).toBeLessThan(5_000);
  },
  20_000,
);
