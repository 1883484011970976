import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReadAnswer } from '../upstreams/fetch-from.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer of a service, as it is sent to many. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Strong: each encoding has its own. */
  etagOf(encoding: Encoding): string;
  /** The body so encoded; worked out once. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>;
  /** The body as a value; the same one each time. */
  json(): unknown;
}

const handedOn = ['content-type', 'cache-control', 'vary', 'retry-after'];

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quality),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export const keptAnswer = ({ status, headers, body }: ReadAnswer): KeptAnswer => {
  const hash = createHash('sha1').update(body).digest('base64url');
  const encodings = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]]);
  let value: unknown;
  return {
    status,
    headers: Object.fromEntries(handedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))),
    etagOf: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    encoded: (encoding) => {
      const known = encodings.get(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? body;
      const making = compress[encoding](body);
      encodings.set(encoding, making);
      void making.then((made) => encodings.set(encoding, made)).catch(() => encodings.delete(encoding));
      return making;
    },
    json: () => (value ??= JSON.parse(body.toString('utf8')) as unknown),
  };
};
