import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import { newId } from '@paltu/kernel';
import { DoorRefusal, refusalBody } from '../requests/door-refusal.ts';

const refusalOf = (code: string | undefined): DoorRefusal => {
  if (code === 'HPE_HEADER_OVERFLOW') return new DoorRefusal(431, 'request.headers-too-large', 'The headers are too large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new DoorRefusal(408, 'request.timeout', 'The request took too long');
  return new DoorRefusal(400, 'request.malformed', 'The request is malformed');
};

const answer = (socket: Duplex, refusal: DoorRefusal): void => {
  const requestId = newId();
  const body = JSON.stringify(refusalBody(refusal, requestId));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    'connection: close',
    ...Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}`),
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
    answer(socket, new DoorRefusal(405, 'route.method-not-allowed', 'This method is not allowed here', { allow: 'GET, HEAD' }));
  });
};
