import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser was shown. */
export interface Shown {
  readonly title: string;
  readonly language: string;
  readonly page: string;
  readonly tag: string;
}

export interface ReceivedPush {
  readonly browser: string;
  readonly headers: IncomingMessage['headers'];
  readonly shown: Shown;
}

/** Keys of a site that sends, as messaging reads them. */
export const newPushKeys = () => {
  const pair = createECDH('prime256v1');
  return {
    PUSH_PUBLIC_KEY: pair.generateKeys('base64url'),
    PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    PUSH_CONTACT: 'mailto:help@paltu.example',
  };
};

const bytesOf = (parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts);
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** As a browser decrypts it (RFC 8291, RFC 8188): one record, which `2` and zeros end. */
const decrypt = (body: Buffer, own: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const info = bytesOf([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const key = derive(own.computeSecret(sender), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = bytesOf([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** Who sends, as they have signed it (RFC 8292). @throws Error unless the key that is named has signed for this service */
const senderOf = (authorization: string, origin: string): { readonly publicKey: string; readonly contact: string } => {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) throw new Error('not signed');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  if (aud !== origin || exp * 1_000 < Date.now()) throw new Error(`signed for ${aud} until ${exp}`);
  return { publicKey, contact: sub };
};

interface OwnKeys {
  readonly own: ECDH;
  readonly auth: Buffer;
}

export interface LocalPushService {
  readonly origin: string;
  /** A browser that subscribes: what it gives the site. */
  subscribe(): { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  /** What was shown in a browser so far, in order. */
  shownIn(endpoint: string): readonly ReceivedPush[];
  /** How often somebody asked it to show something, taken or not. */
  asked(endpoint: string): number;
  /** From now on, for this browser; 201 unless set. */
  answer(endpoint: string, status: number, headers?: Record<string, string>): void;
  /** The keys by which the site signed, each once. */
  senders(): readonly { readonly publicKey: string; readonly contact: string }[];
  stop(): Promise<void>;
}

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return bytesOf(chunks);
};

/** A push service of this machine and its browsers: it takes what is signed, and they decrypt it. */
export const startPushService = async (): Promise<LocalPushService> => {
  const browsers = new Map<string, OwnKeys>();
  const answers = new Map<string, { status: number; headers: Record<string, string> }>();
  const counts = new Map<string, number>();
  const received: ReceivedPush[] = [];
  const senders = new Map<string, string>();
  let origin = '';
  const server = createServer((request, response) => {
    const endpoint = `${origin}${request.url}`;
    const take = async (): Promise<void> => {
      const body = await read(request);
      counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
      const { publicKey, contact } = senderOf(request.headers.authorization ?? '', origin);
      senders.set(publicKey, contact);
      const { status, headers } = answers.get(endpoint) ?? { status: 201, headers: {} };
      const browser = browsers.get(endpoint);
      if (browser !== undefined && status === 201) {
        const shown = JSON.parse(decrypt(body, browser.own, browser.auth)) as Shown;
        received.push({ browser: endpoint, headers: request.headers, shown });
      }
      response.writeHead(browser === undefined ? 404 : status, headers).end();
    };
    take().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe: () => {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${browsers.size + 1}`;
      browsers.set(endpoint, { own, auth });
      return { endpoint, keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') } };
    },
    shownIn: (endpoint) => received.filter(({ browser }) => browser === endpoint),
    asked: (endpoint) => counts.get(endpoint) ?? 0,
    answer: (endpoint, status, headers = {}) => void answers.set(endpoint, { status, headers }),
    senders: () => [...senders].map(([publicKey, contact]) => ({ publicKey, contact })),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
