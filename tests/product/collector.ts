import { json } from 'node:stream/consumers';
import { listen } from '@paltu/service-kit';

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

export const startCollector = async (): Promise<Collector> => {
  const collected: CollectedSpan[] = [];
  const { port, close } = await listen(
    (request, response) => {
      void json(request).then((body) => {
        if (request.url === '/v1/traces') collected.push(...spansIn(body as Sent));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    },
    { host: '127.0.0.1', port: 0 },
  );
  return { url: `http://127.0.0.1:${port}`, spans: () => collected, stop: () => close(0) };
};
