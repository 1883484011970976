import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly (TraceIds & { readonly attributes: readonly Attribute[] })[] }[];
  }[];
}

interface TraceIds {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

export interface CollectedSpan extends TraceIds {
  readonly service: string | undefined;
  readonly requestId: string | undefined;
}

/** A small receiver of OTLP over HTTP that keeps what it is sent. */
export interface Collector {
  readonly url: string;
  spans(): readonly CollectedSpan[];
  stop(): Promise<void>;
}

const textOf = (attributes: readonly Attribute[], key: string): string | undefined =>
  attributes.find((one) => one.key === key)?.value.stringValue;

const spansIn = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => [...spans])
      .map(({ attributes, ...ids }) => ({
        ...ids,
        service: textOf(resource.attributes, 'service.name'),
        requestId: textOf(attributes, 'paltu.request_id'),
      })),
  );

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export const startCollector = async (): Promise<Collector> => {
  const collected: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.url === '/v1/traces') collected.push(...spansIn(JSON.parse(body) as Sent));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => collected,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
