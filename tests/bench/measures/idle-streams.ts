import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestTokens, eventually, openEventStream, type EventStream, type TestTokens } from '@paltu/testing';
import type { RunningProduct } from '../../product/running-product.ts';
import { startSecondGateway, type SecondGateway } from '../../product/second-gateway.ts';
import { megabytesOf } from './memory.ts';

/** What browsers that wait cost a gateway. */
export interface IdleStreams {
  readonly streams: number;
  /** Of the gateway, in MB: without them, with them, and when they have left. */
  readonly before: number;
  readonly open: number;
  readonly after: number;
}

const perMember = 3;
const atOnce = 100;
/** Longer than a heartbeat: each stream was written to. */
const waitMs = 25_000;

/** Keys of the measure in place of auth's: nobody has to log in for it. */
const serveKeys = async ({ jwks }: TestTokens) => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(jwks)),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};

const openAll = async ({ address }: SecondGateway, tokens: TestTokens, count: number): Promise<readonly EventStream[]> => {
  const open = async (token: string): Promise<EventStream> => {
    const stream = await openEventStream(`${address}/api/v1/messages/stream`, token);
    if (stream.status !== 200) throw new Error(`a stream was answered ${stream.status}`);
    return stream;
  };
  const all: EventStream[] = [];
  while (all.length < count) {
    const wanted = Math.min(atOnce, count - all.length);
    const members = await Promise.all(Array.from({ length: Math.ceil(wanted / perMember) }, () => tokens.issue()));
    const owners = Array.from({ length: wanted }, (_, index) => members[Math.floor(index / perMember)]?.token ?? '');
    all.push(...(await Promise.all(owners.map(open))));
  }
  return all;
};

/** The memory of a gateway of its own while so many browsers are connected to which nothing happens. */
export const idleStreams = async (product: RunningProduct, streams: number, restMs = waitMs): Promise<IdleStreams> => {
  const tokens = await createTestTokens();
  const keys = await serveKeys(tokens);
  // They come by a proxy, as from everywhere.
  const gateway = await startSecondGateway(product, { AUTH_URL: keys.url, TRUSTED_PROXIES: '127.0.0.1' });
  try {
    // Its code has run once, and it follows the bus.
    const first = await eventually(() => openAll(gateway, tokens, 1).catch(() => undefined), 'a stream is open');
    first.forEach((stream) => stream.leave());
    await sleep(restMs / 5);
    const before = megabytesOf(gateway.pid);
    const all = await openAll(gateway, tokens, streams);
    await sleep(restMs);
    const open = megabytesOf(gateway.pid);
    for (const stream of all) stream.leave();
    await sleep(restMs);
    return { streams, before, open, after: megabytesOf(gateway.pid) };
  } finally {
    await gateway.stop();
    keys.stop();
  }
};
