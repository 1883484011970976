import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { eventually, startS3Server, type S3Server } from '@paltu/testing';
import { objectStoreContract } from '../src/object-store-contract.ts';
import { s3Store } from '../src/s3-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.drop());

const timeouts = { connectMs: 500, answerMs: 1_000 };
/** For a machine that has other things to do; who did not watch the clock would wait for minutes. */
const slackMs = 4_000;
const unavailable = { name: 'AppError', kind: 'unavailable', code: 'service.unavailable' };
const webp = { contentType: 'image/webp' };
const picture = new TextEncoder().encode('picture');
const newBucket = () => `pictures-${randomUUID()}`;
const openStore = (bucket: string, logger: Logger = silentLogger) => s3Store({ ...server, bucket, logger, timeouts });
const textOf = async (stored: Awaited<ReturnType<Awaited<ReturnType<typeof openStore>>['find']>>) =>
  stored === undefined ? undefined : String(await buffer(stored.stream));

const elapsedOf = async (work: Promise<unknown>): Promise<number> => {
  const startedAt = Date.now();
  await work;
  return Date.now() - startedAt;
};

describe('objects in S3', () => {
  // With the usual timeouts: it is about objects, and thousands of them on a busy disk take longer than the short ones.
  objectStoreContract(async () => ({
    store: await s3Store({ ...server, bucket: newBucket(), logger: silentLogger }),
    drop: async () => undefined,
  }));
});

describe('the bucket', () => {
  test('is made when missing, by the first that comes, and found by those who come later', async () => {
    const bucket = newBucket();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(bucket)));
    await stores[0]!.put('pets/a/320.webp', picture, webp);
    expect(await (await openStore(bucket)).list('')).toEqual(['pets/a/320.webp']);
  });

  test('is not shared with another one', async () => {
    const [one, other] = [await openStore(newBucket()), await openStore(newBucket())];
    await one.put('pets/a/320.webp', picture, webp);
    expect(await other.find('pets/a/320.webp')).toBeUndefined();
  });

  test('is made again when it was taken away under a running service', async () => {
    const bucket = newBucket();
    const store = await openStore(bucket);
    await server.loseBucket(bucket);
    await expect(store.put('pets/a/320.webp', picture, webp)).rejects.toMatchObject(unavailable);
    await store.put('pets/a/320.webp', picture, webp);
    expect(await textOf(await store.find('pets/a/320.webp'))).toBe('picture');
  });

  test('wrong keys are reported at the start, as what they are', async () => {
    const opening = s3Store({ ...server, bucket: newBucket(), secretKey: 'wrong', logger: silentLogger });
    await expect(opening).rejects.toMatchObject({ name: 'S3Error' });
  });
});

describe('connections', () => {
  test('are closed by readers who leave, and used again after those who read to the end', async () => {
    const store = await openStore(newBucket());
    await store.put('pets/a/1600.webp', new Uint8Array(5_000_000), webp);
    const open = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    const before = open();
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.find('pets/a/1600.webp')));
    expect(open()).toBeGreaterThanOrEqual(20);
    const closed = taken.map((object) => once(object!.stream, 'close'));
    for (const object of taken) object!.stream.destroy();
    await Promise.all(closed);
    await eventually(() => open() <= before || undefined, 'the connections to close');
    for (let round = 0; round < 20; round += 1) await textOf(await store.find('pets/a/1600.webp'));
    expect(open()).toBeLessThanOrEqual(before + 1);
  });
});

describe('a server that is away', () => {
  test('every call is refused as unavailable, and works again by itself when the server is back', async () => {
    const store = await openStore(newBucket());
    await store.put('pets/a/320.webp', picture, webp);
    await server.kill();
    await expect(store.put('pets/b/320.webp', picture, webp)).rejects.toMatchObject(unavailable);
    await expect(store.find('pets/a/320.webp')).rejects.toMatchObject(unavailable);
    await expect(store.delete('pets/a/320.webp')).rejects.toMatchObject(unavailable);
    await expect(store.list('')).rejects.toMatchObject(unavailable);
    await server.start();
    expect(await textOf(await store.find('pets/a/320.webp'))).toBe('picture');
    await store.put('pets/b/320.webp', picture, webp);
  });

  test('a store opened meanwhile opens, and makes its bucket when the server is back', async () => {
    await server.kill();
    const store = await openStore(newBucket());
    await expect(store.list('')).rejects.toMatchObject(unavailable);
    await server.start();
    await store.put('pets/a/320.webp', picture, webp);
    expect(await store.list('')).toEqual(['pets/a/320.webp']);
  });

  test('its going and its coming back are logged once each', async () => {
    const logged: string[] = [];
    const logger = {
      ...silentLogger,
      warn: (_: object, text: string) => logged.push(text),
      info: (_: object, text: string) => logged.push(text),
    };
    const store = await openStore(newBucket(), logger as Logger);
    await server.kill();
    for (let call = 0; call < 3; call += 1) await store.list('').catch(() => undefined);
    await server.start();
    for (let call = 0; call < 3; call += 1) await store.list('');
    expect(logged).toEqual(['the object store is away', 'the object store is back']);
  });
});

describe('a server that accepts and never answers', () => {
  test('counts as away within the timeouts, and is used again when it answers', async () => {
    const store = await openStore(newBucket());
    await store.put('pets/a/320.webp', picture, webp);
    await server.pause();
    try {
      const calls = [
        () => store.put('pets/b/320.webp', new Uint8Array(3_000_000), webp),
        () => store.find('pets/a/320.webp'),
        () => store.delete('pets/c/320.webp'),
        () => store.list(''),
      ];
      for (const call of calls) {
        const elapsed = await elapsedOf(expect(call()).rejects.toMatchObject(unavailable));
        expect(elapsed).toBeLessThan(timeouts.connectMs + timeouts.answerMs + slackMs);
      }
    } finally {
      await server.resume();
    }
    expect(await textOf(await store.find('pets/a/320.webp'))).toBe('picture');
  });

  test('one that falls silent in the middle of a picture breaks it off for its reader', async () => {
    const store = await openStore(newBucket());
    await store.put('pets/a/1600.webp', new Uint8Array(60_000_000), webp);
    const { stream } = (await store.find('pets/a/1600.webp'))!;
    await server.pause();
    try {
      const elapsed = await elapsedOf(expect(buffer(stream)).rejects.toMatchObject(unavailable));
      expect(elapsed).toBeLessThan(timeouts.answerMs + slackMs);
    } finally {
      await server.resume();
    }
  });

  test('a reader slower than the timeouts still reads to the end', async () => {
    const store = await openStore(newBucket());
    await store.put('pets/a/1600.webp', new Uint8Array(20_000_000), webp);
    const { stream } = (await store.find('pets/a/1600.webp'))!;
    let read = 0;
    for await (const chunk of stream) {
      if (read === 0) await new Promise((resolve) => setTimeout(resolve, timeouts.answerMs * 2));
      read += (chunk as Buffer).length;
    }
    expect(read).toBe(20_000_000);
  });

  test('a port where nobody speaks counts as away', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    try {
      const store = await s3Store({ ...server, endpoint: `http://127.0.0.1:${port}`, bucket: newBucket(), logger: silentLogger, timeouts });
      await expect(store.list('')).rejects.toMatchObject(unavailable);
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  });
});
