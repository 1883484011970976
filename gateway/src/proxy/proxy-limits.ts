import { requestTooLarge } from '@paltu/service-kit';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { ConcurrencyLimits } from '../limits/concurrency-limit.ts';
import type { BegunResponse } from '../requests/begin-request.ts';
import { requestTimeout, serviceSlow } from '../requests/gateway-refusals.ts';
import { bodyOf, largestBody } from '../requests/request-limits.ts';
import type { BodyClass } from '../route-row.ts';

/** The least that must come in each window: half of what a phone on the slowest network of a city sends. */
interface Pace {
  readonly windowMs: number;
  readonly leastBytes: number;
}

const usualPace: Pace = { windowMs: 15_000, leastBytes: 60_000 };

/** Ends an upload whose sender is too slow. What waits for the service, which reads no faster, is not its sender's fault. */
const paceUpload = (request: IncomingMessage, outgoing: ClientRequest, { windowMs, leastBytes }: Pace): void => {
  let bytes = 0;
  let wasHeldUp = false;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    wasHeldUp ||= outgoing.writableNeedDrain;
  };
  const timer = setInterval(() => {
    if (bytes < leastBytes && !wasHeldUp && !outgoing.writableNeedDrain) outgoing.destroy(requestTimeout());
    bytes = 0;
    wasHeldUp = false;
  }, windowMs);
  const stop = (): void => clearInterval(timer);
  request.on('data', count);
  request.once('end', stop);
  request.once('close', stop);
  outgoing.once('close', stop);
};

/** In milliseconds. `answer` is silence: a body that still flows in either direction is no silence. */
export interface ProxyTimeouts {
  readonly connect: number;
  /** For a small body to come whole. */
  readonly body: number;
  readonly answer: number;
  readonly uploadAnswer: number;
  /** For a call that is no upload, until its answer has left the service, however slowly it is read. */
  readonly whole: number;
}

export const defaultTimeouts: ProxyTimeouts = {
  connect: 2_000,
  body: 10_000,
  answer: 30_000,
  uploadAnswer: 90_000,
  whole: 120_000,
};

/**
 * Kinds of calls, each with places of its own, so that a rush of buyers takes none from those who look: `read` is GET and HEAD, `small`
 * what changes something.
 */
export type LaneName = 'read' | BodyClass;

type Lane = Omit<ConcurrencyLimits, 'refusal'>;

/** How much of one service all callers together may use, so that one that hangs takes neither the gateway nor other services along. */
export interface ProxyLimits {
  readonly lanes: Readonly<Record<LaneName, Lane>>;
  /** Of all small bodies that wait for their service. */
  readonly heldBytes: number;
  /** Uploads at once of one member. */
  readonly uploadsPerMember: number;
  readonly pace: Pace;
}

/** Uploads are few and have sockets of their own, for each holds one as long as its sender likes. */
export const defaultLimits: ProxyLimits = {
  lanes: {
    read: { running: 256, first: 16, waiting: 512, waitMs: 3_000 },
    small: { running: 256, first: 16, waiting: 512, waitMs: 3_000 },
    upload: { running: 32, first: 32, waiting: 100, waitMs: 10_000 },
  },
  heldBytes: 64 * 1024 * 1024,
  uploadsPerMember: 4,
  pace: usualPace,
};

/** A replica takes no connection in time: a refused one would be an answer. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

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
const countBody = (request: IncomingMessage, outgoing: ClientRequest): void => {
  if (request.headers['transfer-encoding'] === undefined) return;
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestBody.upload) outgoing.destroy(requestTooLarge());
  });
};

interface CallLimits {
  readonly timeouts: ProxyTimeouts;
  readonly limits: Pick<ProxyLimits, 'pace'>;
}

/** What is done to a call as it leaves for the service, by the kind of its body. */
type LimitCall = (outgoing: ClientRequest, request: IncomingMessage, response: BegunResponse) => void;

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
