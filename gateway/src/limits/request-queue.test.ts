import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { noMetrics } from '@paltu/telemetry';
import { queueRequests } from './request-queue.ts';

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

/** A queue, what has begun by turn of the event loop, and a way to send. */
const aQueue = (limits: { perTurn: number; waiting: number }, now?: () => number) => {
  const begun: string[] = [];
  const statuses: Record<string, number> = {};
  const nameOf = ({ url = '' }: IncomingMessage): string => url;
  const listener = queueRequests((request) => void begun.push(nameOf(request)), {
    ...{ limits, logger: silentLogger, metrics: noMetrics, ...(now && { now }) },
    addressOf: (request) => nameOf(request).split(' ')[0] ?? '',
  });
  const send = (name: string, socket = new Socket()): ServerResponse => {
    const request: IncomingMessage = new IncomingMessage(socket);
    request.url = name;
    request.method = 'GET';
    const response = new ServerResponse(request);
    response.end = ((): ServerResponse => {
      statuses[name] = response.statusCode;
      return response;
    }) as ServerResponse['end'];
    listener(request, response);
    return response;
  };
  /** Connections by which somebody was answered before. */
  const kept = async (count: number): Promise<Socket[]> => {
    const sockets = Array.from({ length: count }, () => new Socket());
    for (const socket of sockets) {
      send('before 0', socket).emit('close');
      await turnOfLoop();
    }
    while (begun.length < count) await turnOfLoop();
    await turnOfLoop();
    begun.length = 0;
    return sockets;
  };
  return { begun, statuses, send, kept };
};

test('of requests that come at once few begin in one turn of the event loop, and one of another address is among the next', async () => {
  const { begun, send, kept } = aQueue({ perTurn: 2, waiting: 1_000 });
  const [own, ...sockets] = await kept(401);
  for (const [number, socket] of sockets.entries()) send(`attacker ${number}`, socket);
  send('honest 0', own);
  expect(begun).toEqual(['attacker 0', 'attacker 1']);
  await turnOfLoop();
  expect(begun.slice(2)).toEqual(['attacker 2', 'honest 0']);
  for (let turn = 0; turn < 200; turn += 1) await turnOfLoop();
  expect(begun).toHaveLength(401);
});

test('while new connections come they are taken first, and of their requests one begins in each turn of a part of the time', async () => {
  let at = 0;
  const { begun, send } = aQueue({ perTurn: 8, waiting: 1_000 }, () => at);
  const turnWith = async (name: string): Promise<void> => {
    send(name);
    await turnOfLoop();
    at += 1;
  };
  // The first ones come one by one, as far as anybody knows.
  for (let number = 0; number < 80; number += 1) await turnWith(`attacker ${number}`);
  await turnWith('honest 0');
  expect(begun).toEqual(Array.from({ length: 8 }, (_none, number) => `attacker ${number}`));
  for (let number = 80; number < 90; number += 1) await turnWith(`attacker ${number}`);
  expect(begun.slice(8, 11)).toEqual(['attacker 8', 'honest 0', 'attacker 9']);
  for (let number = 90; number < 200; number += 1) await turnWith(`attacker ${number}`);
  expect(begun.length).toBeGreaterThan(40);
  for (let turn = 0; turn < 30; turn += 1) await turnOfLoop();
  expect(begun).toHaveLength(201);
});

test('while new connections come requests begin in some turns, however long a turn takes', async () => {
  for (const turnMs of [50, 100, 500]) {
    let at = 0;
    const { begun, send } = aQueue({ perTurn: 8, waiting: 1_000 }, () => at);
    for (let number = 0; number < 48; number += 1) {
      send(`attacker ${number}`);
      await turnOfLoop();
      at += turnMs;
    }
    expect(begun.length).toBeGreaterThan(8 + 10);
  }
});

test('one that comes alone begins at once', async () => {
  const { begun, send } = aQueue({ perTurn: 2, waiting: 1 });
  for (let number = 0; number < 5; number += 1) {
    send(`reader ${number}`);
    expect(begun).toHaveLength(number + 1);
    await turnOfLoop();
  }
});

test('more than may wait are answered 503: those of the address that sent most', async () => {
  const { begun, statuses, send } = aQueue({ perTurn: 1, waiting: 2 });
  for (let number = 0; number < 4; number += 1) send(`attacker ${number}`);
  send('honest 0');
  expect(statuses).toEqual({ 'attacker 3': 503, 'attacker 2': 503 });
  await turnOfLoop();
  await turnOfLoop();
  expect(begun).toEqual(['attacker 0', 'attacker 1', 'honest 0']);
});

test('a connection that sends many requests without waiting for answers is ended, and what it sent after that does not begin', async () => {
  const { begun, send, kept } = aQueue({ perTurn: 100, waiting: 100 });
  const [socket = new Socket()] = await kept(1);
  const responses = Array.from({ length: 20 }, (_none, number) => send(`pipe ${number}`, socket));
  expect([begun.length, socket.destroyed]).toEqual([16, true]);
  for (const response of responses) response.destroy();
});

test('one that waits for its answers sends as many as it likes', async () => {
  const { begun, send } = aQueue({ perTurn: 100, waiting: 100 });
  const socket = new Socket();
  for (let number = 0; number < 50; number += 1) {
    send(`reader ${number}`, socket).emit('close');
    await turnOfLoop();
  }
  expect([begun.length, socket.destroyed]).toEqual([50, false]);
});

test('who has left before its turn takes nobody’s', async () => {
  const { begun, send } = aQueue({ perTurn: 1, waiting: 10 });
  send('a 0');
  send('a 1').destroy();
  send('b 0');
  await turnOfLoop();
  expect(begun).toEqual(['a 0', 'b 0']);
});
