import { addressKey, type InFairTurn } from '@paltu/kernel';
import express, { type Request } from 'express';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReadAnswer } from '../upstreams/fetch-from.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is sent to many: of a service, or the gateway's own. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Strong: each encoding has its own. */
  etagOf(encoding: Encoding): string;
  readonly body: Buffer;
  /** The body so encoded; worked out once, in the turn of `address`. Rejects when too many wait for theirs. */
  encoded(encoding: Encoding, address: string): Buffer | Promise<Buffer>;
  /** The body as a value; the same one each time. */
  json(): unknown;
}

const handedOn = ['content-type', 'cache-control', 'vary', 'retry-after'];

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quality),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** @param inTurn runs a compression when it is the turn of its asker */
export const keptAnswer = ({ status, headers, body }: ReadAnswer, inTurn: InFairTurn): KeptAnswer => {
  const hash = createHash('sha1').update(body).digest('base64url');
  const encodings = new Map<Encoding, Buffer>([['identity', body]]);
  const making = new Map<Encoding, Promise<Buffer>>();
  let value: unknown;
  const make = (encoding: keyof typeof compress): Promise<Buffer> => {
    const made = compress[encoding](body);
    making.set(encoding, made);
    return made.then((bytes) => (encodings.set(encoding, bytes), bytes)).finally(() => making.delete(encoding));
  };
  return {
    status,
    headers: Object.fromEntries(handedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))),
    body,
    etagOf: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    encoded: (encoding, address) => {
      const known = encodings.get(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? body;
      // Somebody else may have had it made until the turn comes. Nobody waits in the place of another one, who may have asked for much.
      return inTurn([addressKey(address)], async () => encodings.get(encoding) ?? making.get(encoding) ?? make(encoding));
    },
    json: () => (value ??= JSON.parse(body.toString('utf8')) as unknown),
  };
};

const worthCompressing = 1_024;

const mostRemembered = 500;

const chosen = new Map<string, Encoding>();

/** Browsers send the same few headers, so what one asks for is worked out once. */
const encodingOf = (accepted: string): Encoding => {
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const asked = { headers: { 'accept-encoding': accepted } } as Request;
  const encoding = (express.request.acceptsEncodings.call(asked, 'br', 'gzip', 'identity') || 'identity') as Encoding;
  if (chosen.size >= mostRemembered) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
};

const encodingFor = ({ headers }: IncomingMessage, answer: KeptAnswer): Encoding => {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || answer.body.length < worthCompressing) return 'identity';
  return encodingOf(String(accepted));
};

const holds = ({ headers }: IncomingMessage, etag: string): boolean => {
  const held = headers['if-none-match'];
  return held !== undefined && held.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()));
};

interface Encoded {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

const send = (request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, { encoding, body }: Encoded): void => {
  const { vary, ...headers } = answer.headers;
  const varies = [response.getHeader('vary'), vary, 'Accept-Encoding'].filter((name) => name !== undefined);
  const etag = answer.status === 200 ? answer.etagOf(encoding) : undefined;
  const sentHeaders: Record<string, string> = { ...headers, vary: varies.join(', '), ...(etag === undefined ? {} : { etag }) };
  if (etag !== undefined && holds(request, etag)) {
    response.writeHead(304, sentHeaders).end();
    return;
  }
  if (encoding !== 'identity') sentHeaders['content-encoding'] = encoding;
  sentHeaders['content-length'] = String(body.length);
  response.writeHead(answer.status, sentHeaders).end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Sends an answer as its caller may have it: encoded, or only that it holds what is there already. Further headers of the response are set
 * before. What cannot be compressed now, for too many wait for that, is sent as it is.
 * @param address of the caller, by which compressions take turns
 */
export const sendKept = (request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, address: string): Promise<void> | void => {
  const encoding = encodingFor(request, answer);
  const body = answer.encoded(encoding, address);
  if (Buffer.isBuffer(body)) return send(request, response, answer, { encoding, body });
  return body.then(
    (made) => send(request, response, answer, { encoding, body: made }),
    () => send(request, response, answer, { encoding: 'identity', body: answer.body }),
  );
};
