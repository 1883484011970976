import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a proxy of ours. */
export type IsTrusted = (address: string) => boolean;

const addNetwork = (list: BlockList, network: string): boolean => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  if (version === 0 || prefix > longest) return false;
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  return true;
};

/** An IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`) as the IPv4 address it is. */
export const plainAddress = (address: string): string => (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address);

/** @returns undefined when one of the networks (`10.0.0.0/8`, `::1`) cannot be read. */
export const parseNetworks = (networks: readonly string[]): IsTrusted | undefined => {
  const list = new BlockList();
  if (!networks.every((network) => addNetwork(list, network))) return undefined;
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
};

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

interface OriginOptions {
  readonly isTrusted: IsTrusted;
  /** Shown by the program of the demo data; nobody has one unless given. */
  readonly demoPass?: string | undefined;
}

export const originReader = ({ isTrusted, demoPass }: OriginOptions): ReadOrigin => {
  const isDemo = passReader(demoPass);
  return (request) =>
    isDemo(request) ? { address: addressOfDemo, isSecure: false, traceparent: undefined } : forwardedOrigin(request, isTrusted);
};

/** RFC 9110 §7.6.1, and headers that only one hop may set. `transfer-encoding` stays: without it a chunked body would lose its frame. */
const oneHopOnly = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
];

const aboutTheCaller = ['forwarded', 'via', 'true-client-ip', 'client-ip', 'remote-user', 'traceparent', 'tracestate', 'baggage'];

const dropped = new Set([...oneHopOnly, ...aboutTheCaller]);

/** Names that a `Connection` header must not be able to take away. */
const framing = new Set(['host', 'content-length', 'transfer-encoding', 'content-type']);

const namedByConnection = (headers: IncomingHttpHeaders): Set<string> =>
  new Set(
    (headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => !framing.has(name)),
  );

/** Any header that could pass for one of ours: `x-…`, or with an underscore, which many servers read as a hyphen. */
const isForgery = (name: string): boolean => name.startsWith('x-') || name.includes('_');

/** Removes in place every header that must not reach a service from outside. */
const stripHeaders = (headers: IncomingHttpHeaders): void => {
  const hopByHop = namedByConnection(headers);
  for (const name of Object.keys(headers)) {
    if (dropped.has(name) || hopByHop.has(name) || isForgery(name)) Reflect.deleteProperty(headers, name);
  }
};

const introduce = (headers: IncomingHttpHeaders, origin: RequestOrigin, requestId: string): void => {
  headers['x-request-id'] = requestId;
  if (origin.traceparent !== undefined) headers['traceparent'] = origin.traceparent;
  headers['x-forwarded-for'] = origin.address;
  headers['x-forwarded-proto'] = origin.isSecure ? 'https' : 'http';
  if (headers.host !== undefined) headers['x-forwarded-host'] = headers.host;
};

/** Drops what the caller claims to be, in place, and sets it anew. */
export const cleanHeaders = (headers: IncomingHttpHeaders, origin: RequestOrigin, requestId: string): void => {
  stripHeaders(headers);
  introduce(headers, origin, requestId);
};
