import type { ClientRequest } from 'node:http';
import { requestTooLarge } from '@paltu/service-kit';
import type { Request, Response } from 'express';
import { serviceSlow } from '../requests/gateway-refusals.ts';
import { bodyOf } from '../requests/read-small-body.ts';
import { largestBody } from '../requests/request-limits.ts';
import type { BodyClass } from '../route-row.ts';
import { NoConnection } from './attempt-failure.ts';
import { paceUpload } from './pace-upload.ts';
import type { ProxyLimits, ProxyTimeouts } from './proxy-limits.ts';

const limitConnecting = (outgoing: ClientRequest, ms: number): void => {
  const { socket } = outgoing;
  if (socket?.connecting !== true) return;
  const timer = setTimeout(() => outgoing.destroy(new NoConnection('no connection in time')), ms);
  socket.once('connect', () => clearTimeout(timer));
  outgoing.once('close', () => clearTimeout(timer));
};

const limitSilence = (outgoing: ClientRequest, ms: number): void => {
  outgoing.setTimeout(ms, () => outgoing.destroy(serviceSlow()));
};

const limitWhole = (outgoing: ClientRequest, ms: number): void => {
  const timer = setTimeout(() => outgoing.destroy(serviceSlow()), ms);
  outgoing.once('close', () => clearTimeout(timer));
};

/** Listens beside the pipe that carries the body, from the same tick on: a listener any earlier would lose its first bytes. */
const countBody = (request: Request, outgoing: ClientRequest): void => {
  if (request.headers['transfer-encoding'] === undefined) return;
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestBody.upload) outgoing.destroy(requestTooLarge());
  });
};

export interface CallLimits {
  readonly timeouts: ProxyTimeouts;
  readonly limits: Pick<ProxyLimits, 'pace'>;
}

/** What is done to a call as it leaves for the service, by the kind of its body. */
export type LimitCall = (outgoing: ClientRequest, request: Request, response: Response) => void;

const limitsByBody: Readonly<Record<BodyClass, (options: CallLimits) => LimitCall>> = {
  small:
    ({ timeouts }) =>
    (outgoing, _request, response) => {
      limitSilence(outgoing, timeouts.answer);
      limitWhole(outgoing, timeouts.whole);
      const body = bodyOf(response);
      // It was read before; the proxy, which pipes the request, finds it at its end.
      if (body !== undefined && body.length > 0) outgoing.write(body);
    },
  upload:
    ({ timeouts, limits }) =>
    (outgoing, request) => {
      limitSilence(outgoing, timeouts.uploadAnswer);
      countBody(request, outgoing);
      paceUpload(request, outgoing, limits.pace);
    },
};

/** How long a call may take to connect, to be sent and to be answered, and how much it may bring. */
export const limitCall = (body: BodyClass, options: CallLimits): LimitCall => {
  const limitBody = limitsByBody[body](options);
  return (outgoing, request, response) => {
    limitConnecting(outgoing, options.timeouts.connect);
    limitBody(outgoing, request, response);
  };
};
