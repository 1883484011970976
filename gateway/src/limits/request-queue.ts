import { addressKey, newId, serviceUnavailable, throttledWarnOfEach, type Logger } from '@paltu/kernel';
import { bodyOf, errorReply } from '@paltu/service-kit';
import type { Metrics } from '@paltu/telemetry';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limitPipelining } from './count-at-once.ts';
import { queueByCaller } from './queue-by-caller.ts';

export interface RequestQueueLimits {
  /** How many requests begin in one turn of the event loop; one in a turn in which connections come. */
  readonly perTurn: number;
  /** How many wait for theirs; one more is answered 503. */
  readonly waiting: number;
}

export const usualQueueLimits: RequestQueueLimits = { perTurn: 8, waiting: 4_096 };

export interface RequestQueueOptions {
  readonly limits: RequestQueueLimits;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const refuse = (response: ServerResponse): void => {
  const requestId = newId();
  const reply = errorReply(serviceUnavailable(), requestId);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId, ...reply.headers };
  response.writeHead(reply.status, headers).end(JSON.stringify(bodyOf(reply)));
};

/**
 * Requests that come at once begin in turns by address, few in each turn of the event loop: between them those go on that have begun.
 * Without that everybody's come one after the other, and an address that sends hundreds, or all who come back after a restart, keep one
 * who asks for a page waiting until all of them have begun. Nothing is held until an answer ends: who reads slowly is in nobody's way.
 *
 * A turn of the event loop takes one connection from the system. So while connections come the turns are short: one who is the last of
 * hundreds in that queue, which is nobody's own, is soon in this one.
 */
export const queueRequests = (app: RequestListener, { limits, addressOf, logger, metrics }: RequestQueueOptions): RequestListener => {
  const queue = queueByCaller<readonly [IncomingMessage, ServerResponse]>(limits.waiting);
  const warn = throttledWarnOfEach(logger);
  const hasRoom = limitPipelining();
  const known = new WeakSet<Socket>();
  let most = limits.perTurn;
  let begun = 0;
  let isTurnComing = false;
  metrics.watch('paltu_door_waiting_requests', () => [{ labels: {}, value: queue.size() }]);

  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    begun += 1;
    app(request, response);
  };
  const turn = (): void => {
    const mostNow = most;
    most = limits.perTurn;
    begun = 0;
    isTurnComing = false;
    while (begun < mostNow) {
      const next = queue.next();
      if (next === undefined) return;
      // Who has left needs no answer.
      if (!next[1].destroyed) begin(...next);
      comeAgain();
    }
  };
  const comeAgain = (): void => {
    if (isTurnComing) return;
    isTurnComing = true;
    setImmediate(turn);
  };

  const endedFor = (request: IncomingMessage): void => {
    const clientAddress = addressKey(addressOf(request));
    const fields = { event: 'security.too-many-requests-at-once', clientAddress };
    warn(clientAddress, fields, 'a connection sends requests without waiting for answers, and is ended');
  };

  return (request, response) => {
    if (!hasRoom(request.socket, response)) return endedFor(request);
    if (!known.has(request.socket)) most = 1;
    known.add(request.socket);
    comeAgain();
    if (begun < most && queue.size() === 0) return begin(request, response);
    const refused = queue.add(addressKey(addressOf(request)), [request, response]);
    if (refused === undefined) return;
    metrics.count('paltu_door_refused_requests_total', {});
    warn('full', { waiting: limits.waiting }, 'more requests come than begin');
    refuse(refused[1]);
  };
};
