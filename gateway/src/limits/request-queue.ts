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
  /** In milliseconds; tests have a clock of their own. */
  readonly now?: () => number;
}

/** When a connection came in each of 8 turns, requests wait 75 ms so that connections are accepted, then begin for 25 ms, in alternation. */
const rushTurns = 8;
const takingMs = 75;
const beginningMs = 25;

/** Called with each turn: whether requests begin in it, by whether a connection came. */
const giveWayToConnections = (now: () => number): ((hasCome: boolean) => boolean) => {
  let turns = 0;
  let isBeginning = true;
  let changedAt = 0;
  return (hasCome) => {
    turns = hasCome ? turns + 1 : 0;
    const isOver = turns === rushTurns || now() - changedAt >= (isBeginning ? beginningMs : takingMs);
    if (turns < rushTurns) isBeginning = true;
    else if (isOver) [isBeginning, changedAt] = [!isBeginning, now()];
    return isBeginning;
  };
};

const refuse = (response: ServerResponse): void => {
  const requestId = newId();
  const reply = errorReply(serviceUnavailable(), requestId);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId, ...reply.headers };
  response.writeHead(reply.status, headers).end(JSON.stringify(bodyOf(reply)));
};

interface TurnsOptions {
  readonly perTurn: number;
  readonly now: () => number;
  /** Begins the next one that waits; false when none does. */
  readonly beginNext: () => boolean;
}

/** Turns of the event loop, in each of which few requests begin. */
const turnsOfLoop = ({ perTurn, now, beginNext }: TurnsOptions) => {
  const mayBegin = giveWayToConnections(now);
  let isBeginning = true;
  let hasConnectionCome = false;
  let most = perTurn;
  let begun = 0;
  let isTurnComing = false;
  const turn = (): void => {
    const mostNow = most;
    [most, begun, isTurnComing] = [perTurn, 0, false];
    isBeginning = mayBegin(hasConnectionCome);
    hasConnectionCome = false;
    if (!isBeginning) return comeAgain();
    while (begun < mostNow && beginNext()) comeAgain();
  };
  const comeAgain = (): void => {
    if (isTurnComing) return;
    isTurnComing = true;
    setImmediate(turn);
  };
  return {
    comeAgain,
    noteConnection: (): void => void ([most, hasConnectionCome] = [1, true]),
    noteBegun: (): void => void (begun += 1),
    hasRoom: (): boolean => isBeginning && begun < most,
  };
};

/**
 * Requests that come at once begin in turns by address, few in each turn of the event loop: between them those go on that have begun.
 * Without that everybody's come one after the other, and an address that sends hundreds, or all who come back after a restart, keep one
 * who asks for a page waiting until all of them have begun. Nothing is held until an answer ends: who reads slowly is in nobody's way.
 *
 * A turn of the event loop takes one connection from the system. So while connections come the turns are short, and nothing begins in most of
 * them: one who is the last of hundreds in that queue, which is nobody's own, is soon in this one.
 */
export const queueRequests = (
  app: RequestListener,
  { limits, addressOf, logger, metrics, now = () => performance.now() }: RequestQueueOptions,
): RequestListener => {
  const queue = queueByCaller<readonly [IncomingMessage, ServerResponse]>(limits.waiting);
  const warn = throttledWarnOfEach(logger);
  const hasRoom = limitPipelining();
  const known = new WeakSet<Socket>();
  metrics.watch('paltu_door_waiting_requests', () => [{ labels: {}, value: queue.size() }]);

  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    turns.noteBegun();
    app(request, response);
  };
  const beginNext = (): boolean => {
    const next = queue.next();
    // Who has left needs no answer.
    if (next?.[1].destroyed === false) begin(...next);
    return next !== undefined;
  };
  const turns = turnsOfLoop({ perTurn: limits.perTurn, now, beginNext });

  const endedFor = (request: IncomingMessage): void => {
    const clientAddress = addressKey(addressOf(request));
    const fields = { event: 'security.too-many-requests-at-once', clientAddress };
    warn(clientAddress, fields, 'a connection sends requests without waiting for answers, and is ended');
  };

  return (request, response) => {
    if (!hasRoom(request.socket, response)) return endedFor(request);
    if (!known.has(request.socket)) turns.noteConnection();
    known.add(request.socket);
    turns.comeAgain();
    if (turns.hasRoom() && queue.size() === 0) return begin(request, response);
    const refused = queue.add(addressKey(addressOf(request)), [request, response]);
    if (refused === undefined) return;
    metrics.count('paltu_door_refused_requests_total', {});
    warn('full', { waiting: limits.waiting }, 'more requests come than begin');
    refuse(refused[1]);
  };
};
