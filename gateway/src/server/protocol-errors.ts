import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import { newId, type AppError } from '@paltu/kernel';
import { bodyOf, errorReply, malformedRequest, methodNotAllowed } from '@paltu/service-kit';
import { headersTooLarge, requestTimeout } from '../requests/gateway-refusals.ts';

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
