import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addressKey, type InFairTurn } from '@paltu/kernel';
import type { ReadAnswer } from '../upstreams/fetch-from.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

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
