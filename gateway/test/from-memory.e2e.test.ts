import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newId, silentLogger, type Logger } from '@paltu/kernel';
import { usualPoints } from '@paltu/limits';
import { noTelemetry, type Tracer } from '@paltu/telemetry';
import { answerCache } from '../src/cache/public-answers.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';
import { keptMetrics } from './kept-metrics.ts';

const partner = 'https://partner.example';
const words = 'A gentle companion. '.repeat(100);
const etagOfNothing = '"of-nothing"';

let gateway: AGateway;
let lines: object[];
let spans: object[];
let metrics: ReturnType<typeof keptMetrics>;

const tracer: Tracer = {
  start: (name, { kind, parent, attributes }) => ({
    traceparent: parent ?? '00-11111111111111111111111111111111-2222222222222222-01',
    end: (how) => void spans.push({ name, kind, parent, names: Object.keys(attributes), ...how }),
  }),
};
const logger: Logger = { ...silentLogger, info: (fields: object) => void lines.push(fields) };

beforeEach(async () => {
  [lines, spans, metrics] = [[], [], keptMetrics()];
  gateway = await aGateway({
    cache: answerCache(() => true),
    telemetry: { ...noTelemetry, ...metrics.telemetry, tracer },
    trusted: ['127.0.0.0/8', '::1'],
    corsOrigins: [partner],
    rateLimits: { ...usualPoints, reads: 30 },
    logger,
  });
  gateway.pets.answerWith((request, response) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0', vary: 'Accept-Language' };
    response.writeHead(200, headers).end(JSON.stringify({ status: 'success', data: { words, url: request.url } }));
  });
});
afterEach(() => gateway.stop());

/** What comes back, but for what differs each time; headers in their order. */
const answerTo = async (method: string, path: string, headers: Record<string, string>, version = '1.1') => {
  const headerLines = Object.entries({ host: 'a', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const text = await sendRaw(gateway.port, `${method} ${path} HTTP/${version}\r\n${headerLines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = text.split(/\r\n\r\n([^]*)/);
  const [status, ...fields] = head.split('\r\n');
  const changing = /^(date|x-request-id): .*$/i;
  return { status, fields: fields.map((field) => field.replace(changing, '$1')), body };
};

/** The same question twice: first its service is asked, then memory. */
const bothWays = async (method: string, headers: Record<string, string>, version?: string) => {
  const path = `/api/v1/pets/${newId()}`;
  const before = gateway.pets.received.length;
  const first = await answerTo(method, path, headers, version);
  expect(gateway.pets.received).toHaveLength(before + 1);
  const second = await answerTo(method, path, headers, version);
  expect(gateway.pets.received).toHaveLength(before + 1);
  return { first, second };
};

const close = { connection: 'close' };

test.each<[string, string, Record<string, string>]>([
  ['a plain call', 'GET', close],
  ['by TLS', 'GET', { ...close, 'x-forwarded-proto': 'https' }],
  ['brotli', 'GET', { ...close, 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['gzip', 'GET', { ...close, 'accept-encoding': 'gzip;q=1, br;q=0' }],
  ['nothing but what is refused', 'GET', { ...close, 'accept-encoding': 'identity;q=0' }],
  ['a script of a site that may call', 'GET', { ...close, origin: partner }],
  ['a script of another site', 'GET', { ...close, origin: 'https://elsewhere.example' }],
  ['HEAD', 'HEAD', close],
  ['HEAD by TLS, compressed, by a script', 'HEAD', { ...close, 'x-forwarded-proto': 'https', 'accept-encoding': 'br', origin: partner }],
  ['one who holds whatever there is', 'GET', { ...close, 'if-none-match': '*' }],
  ['one who holds another', 'GET', { ...close, 'if-none-match': etagOfNothing }],
])('from memory comes what its service answered, each header the same: %s', async (_case, method, headers) => {
  const { first, second } = await bothWays(method, headers);
  expect(first.status).toMatch(/^HTTP\/1\.1 (200|304) /);
  expect(first.fields.length).toBeGreaterThan(15);
  expect(second).toEqual(first);
});

test('HTTP/1.0 too', async () => {
  const { first, second } = await bothWays('GET', {}, '1.0');
  expect(second).toEqual(first);
});

test('log, metrics and traces report both alike', async () => {
  await bothWays('GET', { ...close, traceparent: '00-33333333333333333333333333333333-4444444444444444-01' });
  const own = lines.filter((line) => 'status' in line).map((line) => ({ ...line, ms: 0 }));
  expect(own).toHaveLength(2);
  expect(own[1]).toEqual(own[0]);
  expect(spans).toHaveLength(2);
  expect(spans[1]).toEqual(spans[0]);
  expect(metrics.counted.get('paltu_http_requests_total{GET,/api/v1/pets/:id,200}')).toBe(2);
  expect(metrics.gauges()['paltu_http_requests_in_flight{}']).toBe(0);
});

test('each has an id of its own', async () => {
  const ids = [];
  for (let turn = 0; turn < 3; turn += 1) ids.push((await fetch(`${gateway.url}/api/v1/pets`)).headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  expect(gateway.pets.received).toHaveLength(1);
});

test('who asks too often is refused by the chain, and each call counts once', async () => {
  const statuses = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await fetch(`${gateway.url}/api/v1/pets`)).status);
  expect(statuses.lastIndexOf(200)).toBe(29);
  expect(statuses.indexOf(429)).toBe(30);
  const refused = await fetch(`${gateway.url}/api/v1/pets`);
  expect([refused.status, ((await refused.json()) as { code?: string }).code, refused.headers.has('retry-after')]).toEqual([
    429,
    'request.too-many',
    true,
  ]);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
});
