import { addressKey, type InFairTurn } from '@paltu/kernel';
import express, { type Request } from 'express';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeHead, type BegunResponse } from '../requests/begin-request.ts';
import type { ReadAnswer } from '../upstreams/fetch-from.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Encoded {
  readonly encoding: Encoding;
  readonly body: Buffer;
  /** Strong: the bytes of each encoding have their own, and so have those that were made quickly. */
  readonly etag: string;
  readonly isQuick: boolean;
}

/** An answer as it is sent to many: of a service, or the gateway's own. */
export interface KeptAnswer {
  readonly status: number;
  /** Names and values in turns. */
  readonly headers: readonly string[];
  /** What it varies by besides its encoding. */
  readonly varies: readonly string[];
  readonly body: Buffer;
  /** The body so encoded, quickly for the first who asks; worked out once, in the turn of `address`. Rejects when too many wait for theirs. */
  encoded(encoding: Encoding, address: string): Encoded | Promise<Encoded>;
  /** The body as a value; the same one each time. */
  json(): unknown;
}

const handedOn = ['content-type', 'cache-control', 'retry-after'];

/** Most pages are asked for once, so it takes a second reader until brotli makes the smallest form, at three times the work. */
const quality = (isQuick: boolean): number => (isQuick ? 3 : 5);

const quickMark = '-quick';

/** A window that holds the body and no more: to make a larger one ready costs as much as a quick compression. */
const windowFor = ({ length }: Buffer): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);

const compress = {
  br: (body: Buffer, isQuick: boolean) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_LGWIN, BROTLI_MODE_TEXT } = constants;
    const params = {
      [BROTLI_PARAM_QUALITY]: quality(isQuick),
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_LGWIN]: windowFor(body),
    };
    return promisify(brotliCompress)(body, { params });
  },
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** @param inTurn runs a compression when it is the turn of its asker */
export const keptAnswer = ({ status, headers, body }: ReadAnswer, inTurn: InFairTurn): KeptAnswer => {
  const hash = createHash('sha1').update(body).digest('base64url');
  const identity: Encoded = { encoding: 'identity', body, etag: `"${hash}"`, isQuick: false };
  const forms = new Map<Encoding, Encoded>();
  const making = new Map<Encoding, Promise<Encoded>>();
  let isImproving = false;
  let value: unknown;
  const make = (encoding: 'br' | 'gzip', isQuick: boolean): Promise<Encoded> => {
    const etag = `"${hash}-${encoding}${isQuick ? quickMark : ''}"`;
    const made = compress[encoding](body, isQuick).then((bytes): Encoded => ({ encoding, body: bytes, etag, isQuick }));
    making.set(encoding, made);
    return made.then((form) => (forms.set(encoding, form), form)).finally(() => making.delete(encoding));
  };
  /** Nobody waits for it; where too many wait for theirs, the next who asks has it tried again. */
  const improve = (encoding: 'br' | 'gzip', address: string): void => {
    if (isImproving) return;
    isImproving = true;
    const settled = (): void => void (isImproving = false);
    inTurn([addressKey(address)], () => make(encoding, false)).then(settled, settled);
  };
  return {
    status,
    headers: handedOn.flatMap((name) => (headers[name] === undefined ? [] : [name, String(headers[name])])),
    varies: headers['vary'] === undefined ? [] : [String(headers['vary'])],
    body,
    encoded: (encoding, address) => {
      if (encoding === 'identity') return identity;
      const known = forms.get(encoding);
      if (known?.isQuick === true) improve(encoding, address);
      // Somebody else may have had it made until the turn comes. Nobody waits in the place of another one, who may have asked for much.
      const makeOnce = async () => forms.get(encoding) ?? making.get(encoding) ?? make(encoding, encoding === 'br');
      return known ?? inTurn([addressKey(address)], makeOnce);
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

/** By which name the caller holds that form of the answer; both names of a form are of the same text. */
const heldName = ({ headers }: IncomingMessage, etag: string): string | undefined => {
  const held = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (held === undefined) return undefined;
  const other = etag.includes(quickMark) ? etag.replace(quickMark, '') : etag.replace(/"$/, `${quickMark}"`);
  return held.includes('*') ? etag : [etag, other].find((name) => held.includes(name));
};

const send = (request: IncomingMessage, response: BegunResponse, answer: KeptAnswer, { encoding, body, etag }: Encoded): void => {
  const varies = [...answer.varies, 'Accept-Encoding'];
  const headers = [...answer.headers];
  const held = answer.status === 200 ? heldName(request, etag) : undefined;
  if (answer.status === 200) headers.push('etag', held ?? etag);
  if (held !== undefined) {
    writeHead(response, 304, headers, varies);
    response.end();
    return;
  }
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  writeHead(response, answer.status, headers, varies);
  response.end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Sends an answer as its caller may have it: encoded, or only that it holds what is there already. Further headers of the response are set
 * before. What cannot be compressed now, for too many wait for that, is sent as it is.
 * @param address of the caller, by which compressions take turns
 */
export const sendKept = (request: IncomingMessage, response: BegunResponse, answer: KeptAnswer, address: string): Promise<void> | void => {
  const form = answer.encoded(encodingFor(request, answer), address);
  if (!('then' in form)) return send(request, response, answer, form);
  return form.then(
    (made) => send(request, response, answer, made),
    () => send(request, response, answer, answer.encoded('identity', address) as Encoded),
  );
};
