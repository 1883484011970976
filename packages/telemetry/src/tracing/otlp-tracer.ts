import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type SpanContext } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TracerProvider, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import { isTraceparent } from '@paltu/kernel';
import type { Tracer } from './tracer.ts';

export interface OtlpOptions {
  /** Name of the process. */
  readonly service: string;
  /** Base address of a collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  /** The share of traces that begin here and are exported, from 0 to 1. */
  readonly share: number;
}

export interface OtlpTracer extends Tracer {
  /** Sends what is left. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;

const contextOf = (parent: string | undefined): Context => {
  if (parent === undefined || !isTraceparent(parent)) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = parent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
};

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const tracesAt = (endpoint: string): string => `${endpoint.replace(/\/+$/, '')}/v1/traces`;

/** Spans to a collector, by the batch and in the background: while it is away they are dropped, and nobody waits. */
export const otlpTracer = ({ service, endpoint, share }: OtlpOptions): OtlpTracer => {
  const exporter = new OTLPTraceExporter({ url: tracesAt(endpoint), timeoutMillis: 5_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'paltu' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('paltu');
  return {
    start: (name, { kind, parent, attributes }) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      return {
        traceparent: traceparentOf(span.spanContext()),
        end: ({ name: better, attributes: more = {}, isError = false } = {}) => {
          if (better !== undefined) span.updateName(better);
          span.setAttributes(more);
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
};
