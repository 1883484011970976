import { serviceUnavailable, type AppError } from '@paltu/kernel';
import { malformedRequest, requestTooLarge, whenClosed } from '@paltu/service-kit';
import type { IncomingMessage } from 'node:http';
import type { BodyClass } from '../route-row.ts';
import type { BegunResponse, Step } from './begin-request.ts';
import { urlTooLong, requestTimeout } from './gateway-refusals.ts';

/** In characters, with its query. */
export const longestUrl = 8 * 1024;

/** In bytes: eleven pictures and their form fit in an upload, so that one too many is refused by name, by the service. */
export const largestBody: Record<BodyClass, number> = { small: 64 * 1024, upload: 120 * 1024 * 1024 };

/** Refuses addresses that are too long (414), and those of another server (`GET http://elsewhere/`). */
export const limitUrl = ({ url = '' }: IncomingMessage): void => {
  if (url.length > longestUrl) throw urlTooLong();
  if (!url.startsWith('/')) throw malformedRequest();
};

const declaredLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/** Refuses a body whose declared length is too large; one of unknown length is counted while it passes. */
export const limitBody =
  (body: BodyClass): Step =>
  (request) => {
    if (declaredLength(request) > largestBody[body]) throw requestTooLarge();
  };

interface SmallBodyLimits {
  /** How long all of it may take, in milliseconds. */
  readonly withinMs: number;
  /** Of all that are held at once, in bytes. */
  readonly heldBytes: number;
}

const hasBody = (request: IncomingMessage): boolean => request.headers['transfer-encoding'] !== undefined || declaredLength(request) > 0;

/** Bytes in one piece, however small they come: a buffer for each of 60,000 bytes would take a hundred times as much memory. */
const growingBuffer = () => {
  let buffer = Buffer.allocUnsafe(1_024);
  let size = 0;
  return {
    add: (chunk: Buffer): void => {
      if (size + chunk.length > buffer.length) {
        const longer = Buffer.allocUnsafe(Math.max(2 * buffer.length, size + chunk.length));
        buffer.copy(longer, 0, 0, size);
        buffer = longer;
      }
      chunk.copy(buffer, size);
      size += chunk.length;
    },
    size: () => size,
    bytes: () => buffer.subarray(0, size),
  };
};

const readWhole = (request: IncomingMessage, withinMs: number, hold: (bytes: number) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const body = growingBuffer();
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      request.off('data', take);
      settle();
    };
    const fail = (error: unknown): void => end(() => reject(error as Error));
    const take = (chunk: Buffer): void => {
      try {
        if (body.size() + chunk.length > largestBody.small) throw requestTooLarge();
        hold(chunk.length);
        body.add(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const timer = setTimeout(() => fail(requestTimeout()), withinMs);
    request.on('data', take);
    request.once('end', () => end(() => resolve(body.bytes())));
    for (const ending of ['error', 'close']) request.once(ending, () => fail(requestTimeout()));
  });

/** The body that `readSmallBody` read; undefined when the request has none. */
export const bodyOf = (response: BegunResponse): Buffer | undefined => response.locals['body'] as Buffer | undefined;

/**
 * Reads a small body whole, before anything of a service is used for it: who sends it slowly keeps nobody waiting. 408 when it takes
 * too long, 413 when it is too large, 503 when too much is held already.
 */
export const readSmallBody = ({ withinMs, heldBytes }: SmallBodyLimits): Step => {
  let held = 0;
  return async (request, response) => {
    if (!hasBody(request)) return;
    let own = 0;
    whenClosed(response, () => void (held -= own));
    const body = await readWhole(request, withinMs, (bytes) => {
      if (held + bytes > heldBytes) throw serviceUnavailable();
      held += bytes;
      own += bytes;
    }).catch((error: AppError) => {
      // Nobody waits for the rest of one that is too slow.
      if (error.kind === 'request-timeout') response.setHeader('connection', 'close');
      throw error;
    });
    // From here on it has a length, whatever its frame was.
    Reflect.deleteProperty(request.headers, 'transfer-encoding');
    request.headers['content-length'] = String(body.length);
    response.locals['body'] = body;
  };
};
