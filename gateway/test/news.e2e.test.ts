import { connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { sessionRevoked, SignalKind, somethingChanged } from '@paltu/contracts';
import { memoryBus, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { silentLogger, systemClock } from '@paltu/kernel';
import { eventually, openEventStream } from '@paltu/testing';
import { revocations } from '../src/auth/admit.ts';
import { followSignals, newsStreams, usualStreamLimits, type NewsStreamsOptions } from '../src/news/news-streams.ts';
import { aGateway, type AGateway } from './a-gateway.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const aBus = (): EventBus => {
  const bus = memoryBus();
  ends.push(() => bus.close());
  return bus;
};

/** A gateway as `main.ts` puts it together, on this bus. */
const onBus = async (bus: EventBus, options: Partial<NewsStreamsOptions> = {}) => {
  const revoked = revocations({ bus, logger: silentLogger, clock: systemClock, onRevoked: (sessionId) => news.end(sessionId) });
  const signals = followSignals({ bus, logger: silentLogger, send: (memberId, changed) => news.send(memberId, changed) });
  const news = newsStreams({ clock: systemClock, isRevoked: revoked.has, isCurrent: signals.isCurrent, ...options });
  const gateway = await aGateway({ news });
  ends.push(async () => {
    news.close();
    await Promise.all([gateway.stop(), revoked.stop(), signals.stop()]);
  });
  await eventually(() => signals.isCurrent() && revoked.isHealthy(), 'the gateway follows the bus');
  return { gateway, news };
};

const openStream = (url: string, token: string) => openEventStream(`${url}/api/v1/messages/stream`, token);

const changed = (memberId: string, kind: SignalKind = SignalKind.MESSAGES) =>
  toMessage(partialEvent(somethingChanged, { subject: memberId, data: { memberId, kind } }), '/paltu/messaging');

const opened = async ({ url, tokens }: AGateway, of: Parameters<AGateway['tokens']['issue']>[0] = {}) => {
  const member = await tokens.issue(of);
  const stream = await openStream(url, member.token);
  expect(stream.status).toBe(200);
  ends.push(() => stream.leave());
  return { ...member, stream };
};

test('a stream shows its member what has changed and nobody else, in order, through proxies that would hold it back', async () => {
  const bus = aBus();
  const { gateway } = await onBus(bus);
  const [sana, bilal] = [await opened(gateway), await opened(gateway)];
  expect(sana.stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(sana.stream.headers['content-encoding']).toBeUndefined();
  const kinds = [SignalKind.MESSAGES, SignalKind.NOTIFICATIONS, SignalKind.MESSAGES, SignalKind.MESSAGES];
  for (const kind of kinds) await bus.publish([changed(sana.userId, kind)]);
  await eventually(() => sana.stream.events.length === 4, 'all have come');
  expect(sana.stream.events).toEqual(['messages', 'notifications', 'messages', 'messages']);
  expect(bilal.stream.events).toEqual([]);
});

test('each gateway shows what changed, wherever it was published', async () => {
  const bus = aBus();
  const [one, other] = [await onBus(bus), await onBus(bus)];
  const first = await opened(one.gateway);
  const second = await openStream(other.gateway.url, (await other.gateway.tokens.issue({ userId: first.userId })).token);
  ends.push(() => second.leave());
  await bus.publish([changed(first.userId)]);
  await eventually(() => first.stream.events.length === 1 && second.events.length === 1, 'both have it');
});

test('a stream ends with its session, and the others of its member go on', async () => {
  const bus = aBus();
  const { gateway, news } = await onBus(bus);
  const here = await opened(gateway);
  const there = await opened(gateway, { userId: here.userId });
  const { sessionId } = here;
  await bus.publish([toMessage(partialEvent(sessionRevoked, { subject: sessionId, data: { sessionId } }), '/paltu/auth')]);
  await here.stream.ended;
  await bus.publish([changed(here.userId)]);
  await eventually(() => there.stream.events.length === 1, 'the other one goes on');
  expect([here.stream.events, news.count()]).toEqual([[], 1]);
  const again = await openStream(gateway.url, here.token);
  expect(again.status).toBe(401);
  await again.ended;
  expect(again.text()).toContain('token.revoked');
});

test('a stream ends with its token, and one of a browser that has left takes no place', async () => {
  const { gateway, news } = await onBus(aBus(), { heartbeatMs: 10 });
  const short = await opened(gateway, { expiresAt: new Date(Date.now() + 2_000) });
  await short.stream.ended;
  expect(short.stream.text()).toMatch(/^: open\n\n(: \n\n)+$/);
  const { stream } = await opened(gateway);
  expect(news.count()).toBe(1);
  stream.leave();
  await eventually(() => news.count() === 0, 'its place is free');
});

test('a member has as many streams as they may, and so has a gateway', async () => {
  const { gateway } = await onBus(aBus(), { limits: { ...usualStreamLimits, perMember: 2, all: 3 } });
  const { token } = await opened(gateway);
  const refusalOf = async (as: string) => {
    const refused = await openStream(gateway.url, as);
    await refused.ended;
    const { code } = JSON.parse(refused.text()) as { code: string };
    return [refused.status, code, refused.headers['retry-after']];
  };
  const second = await openStream(gateway.url, token);
  expect(await refusalOf(token)).toEqual([429, 'stream.too-many', '60']);
  await opened(gateway);
  expect(await refusalOf((await gateway.tokens.issue()).token)).toEqual([503, 'stream.full', '60']);
  second.leave();
  await eventually(async () => {
    const again = await openStream(gateway.url, token);
    ends.push(() => again.leave());
    return again.status === 200;
  }, 'a place is free again');
});

test('a stream that is not read is ended, and holds nobody up', async () => {
  const bus = aBus();
  const { gateway, news } = await onBus(bus);
  const { token, userId } = await gateway.tokens.issue();
  const socket = connect(gateway.port, '127.0.0.1');
  ends.push(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`GET /api/v1/messages/stream HTTP/1.1\r\nHost: paltu.example\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await eventually(() => news.count() === 1, 'it is open');
  const reader = await opened(gateway);
  // What the system holds for it fills up first; so little at a time that one who reads would keep up.
  for (let turn = 0; news.count() === 2; turn += 1) {
    if (turn > 20_000) throw new Error('it was never ended');
    for (let count = 0; count < 200; count += 1) news.send(userId, 'messages');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await bus.publish([changed(reader.userId)]);
  await eventually(() => reader.stream.events.length === 1, 'the other one is served');
});

test('no stream is open while signals do not come: browsers ask by themselves', async () => {
  let isCurrent = true;
  const { gateway, news } = await onBus(aBus(), { isCurrent: () => isCurrent, heartbeatMs: 10 });
  const { stream } = await opened(gateway);
  isCurrent = false;
  await stream.ended;
  const refused = await openStream(gateway.url, (await gateway.tokens.issue()).token);
  expect([refused.status, news.count()]).toEqual([503, 0]);
  isCurrent = true;
  await opened(gateway);
  // As a gateway stops.
  news.close();
  expect((await openStream(gateway.url, (await gateway.tokens.issue()).token)).status).toBe(503);
});

test('visitors have no stream, and HEAD answers at once', async () => {
  const { gateway } = await onBus(aBus());
  const address = `${gateway.url}/api/v1/messages/stream`;
  expect((await fetch(address)).status).toBe(401);
  const { token } = await gateway.tokens.issue();
  expect((await fetch(address, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});
