import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { plainAddress, type IsTrusted } from './trusted-proxies.ts';

/** Where a request came from, as far as it can be believed. */
export interface RequestOrigin {
  readonly address: string;
  readonly isSecure: boolean;
  /** The caller's W3C trace, only from a proxy of ours. */
  readonly traceparent: string | undefined;
}

const demoPassHeader = 'x-demo-pass';

const traceparentShape = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const single = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.join(',') : (value ?? ''));

/** The rightmost address that no proxy of ours has: what stands left of it was written by the caller. */
const clientAddress = (peer: string, forwardedFor: string, isTrusted: IsTrusted): string => {
  let address = peer;
  for (const hop of forwardedFor.split(',').reverse()) {
    if (!isTrusted(address)) return address;
    const named = plainAddress(hop.trim());
    if (isIP(named) === 0) return address;
    address = named;
  }
  return address;
};

/** Reads the X-Forwarded headers only when the peer itself is trusted. */
const forwardedOrigin = (request: IncomingMessage, isTrusted: IsTrusted): RequestOrigin => {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  if (!isTrusted(peer)) return { address: peer, isSecure: false, traceparent: undefined };
  const { headers } = request;
  const traceparent = single(headers['traceparent']);
  return {
    address: clientAddress(peer, single(headers['x-forwarded-for']), isTrusted),
    isSecure: single(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https',
    traceparent: traceparentShape.test(traceparent) ? traceparent : undefined,
  };
};

/** RFC 5737: nobody has it. What demo data does counts for it, and for nobody who shares their machine. */
const addressOfDemo = '192.0.2.1';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request shows the pass that only the program of the demo data has; in the same time for whatever is shown. */
const passReader = (pass: string | undefined): ((request: IncomingMessage) => boolean) => {
  if (pass === undefined) return () => false;
  const expected = digestOf(pass);
  return ({ headers }) => headers[demoPassHeader] !== undefined && timingSafeEqual(digestOf(single(headers[demoPassHeader])), expected);
};

/** Where a request came from. */
export type ReadOrigin = (request: IncomingMessage) => RequestOrigin;

export interface OriginOptions {
  readonly isTrusted: IsTrusted;
  /** Shown by the program of the demo data; nobody has one unless given. */
  readonly demoPass?: string | undefined;
}

export const originReader = ({ isTrusted, demoPass }: OriginOptions): ReadOrigin => {
  const isDemo = passReader(demoPass);
  return (request) =>
    isDemo(request) ? { address: addressOfDemo, isSecure: false, traceparent: undefined } : forwardedOrigin(request, isTrusted);
};
