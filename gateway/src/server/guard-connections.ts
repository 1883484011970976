import { addressKey, throttledWarn, throttledWarnOfEach, newId, type Logger, type AppError } from '@paltu/kernel';
import { bodyOf, errorReply, malformedRequest, methodNotAllowed } from '@paltu/service-kit';
import { STATUS_CODES, type Server, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { countAtOnce } from '../limits/count-at-once.ts';
import { headersTooLarge, requestTimeout } from '../requests/gateway-refusals.ts';
import { plainAddress, type IsTrusted } from '../requests/request-origin.ts';

export interface ConnectionLimits {
  readonly perAddress: number;
  readonly all: number;
}

/** Of all addresses together. */
export const mostConnections = 8_192;

/** Silent in both directions for so long: longer than any answer takes, and than a kept connection is kept. */
const silenceMs = 120_000;

/** Closes at once what comes over the limits. A proxy of ours brings everybody, so it counts for all alone. */
export const limitConnections = (server: Server, limits: ConnectionLimits, isTrusted: IsTrusted, logger: Logger): void => {
  const begin = countAtOnce();
  const warn = throttledWarn(logger);
  const warnOf = throttledWarnOfEach(logger);
  server.maxConnections = limits.all;
  server.setTimeout(silenceMs);
  server.on('drop', () => warn({ connections: limits.all }, 'too many connections: a new one is refused'));
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    if (isTrusted(peer)) return;
    const clientAddress = addressKey(peer);
    const { count, leave } = begin(clientAddress);
    socket.once('close', leave);
    if (count <= limits.perAddress) return;
    const fields = { event: 'security.too-many-connections', clientAddress, connections: limits.perAddress };
    warnOf(clientAddress, fields, 'an address has too many connections');
    socket.destroy();
  });
};

const refusalOf = (code: string | undefined): AppError => {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? requestTimeout() : malformedRequest();
};

const answer = (socket: Duplex, refusal: AppError): void => {
  const requestId = newId();
  const reply = errorReply(refusal, requestId);
  const body = JSON.stringify(bodyOf(reply));
  const head = [
    `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
    ...Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Requests that never become one for Express are refused in the same words: unreadable, too large, too slow, CONNECT. */
export const answerProtocolErrors = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    answer(socket, refusalOf(error.code));
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    answer(socket, methodNotAllowed({ headers: { allow: 'GET, HEAD' } }));
  });
};
