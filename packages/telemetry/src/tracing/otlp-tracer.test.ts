import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { otlpTracer, type OtlpTracer } from './otlp-tracer.ts';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ReceivedSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector that keeps what it is sent. */
let collector: Server;
let received: Received[];
let paths: (string | undefined)[];
let tracer: OtlpTracer;
beforeEach(async () => {
  received = [];
  paths = [];
  collector = createServer((request, response) => {
    paths.push(request.url);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()) as Received);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  collector.close();
  collector.closeAllConnections();
});

const start = (share = 1): void => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  tracer = otlpTracer({ service: 'pets', endpoint, share });
};
const spans = (): ReceivedSpan[] =>
  received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => [...scope.spans])));

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a span is exported to the collector as part of the trace that it came of, and hands it on', async () => {
  start();
  const span = tracer.start('GET', { kind: 'server', parent, attributes: { 'http.request.method': 'GET' } });
  span.end({ name: 'GET /pets/:id', attributes: { 'http.response.status_code': 503 }, isError: true });
  await tracer.close();
  expect(paths).toEqual(['/v1/traces']);
  const [exported] = spans();
  expect(exported).toMatchObject({ name: 'GET /pets/:id', traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(exported?.status?.code).toBe(2);
  expect(exported?.attributes.map(({ key }) => key)).toEqual(['http.request.method', 'http.response.status_code']);
  expect(span.traceparent).toBe(`00-0af7651916cd43dd8448eb211c80319c-${exported?.spanId}-01`);
  expect(JSON.stringify(received[0]?.resourceSpans[0]?.resource)).toContain('"service.name","value":{"stringValue":"pets"}');
});

test('without a parent a new trace begins, and what comes of it is a part of it', async () => {
  start();
  const first = tracer.start('one', { kind: 'server', parent: undefined, attributes: {} });
  const second = tracer.start('two', { kind: 'consumer', parent: first.traceparent, attributes: {} });
  second.end();
  first.end();
  await tracer.close();
  const [two, one] = spans();
  expect([one?.name, two?.name, one?.parentSpanId ?? '']).toEqual(['one', 'two', '']);
  expect(two).toMatchObject({ traceId: one?.traceId, parentSpanId: one?.spanId });
  expect([one?.kind, two?.kind]).toEqual([2, 5]);
});

test('at ratio 0 no trace is exported, and services after it are asked to export none', async () => {
  start(0);
  const span = tracer.start('one', { kind: 'server', parent: undefined, attributes: {} });
  expect(span.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  span.end();
  await tracer.close();
  expect(received).toEqual([]);
});

test('a collector that is away keeps nobody waiting', async () => {
  start();
  collector.close();
  collector.closeAllConnections();
  tracer.start('one', { kind: 'server', parent: undefined, attributes: {} }).end();
  const startedAt = performance.now();
  await tracer.close();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
}, 15_000);
