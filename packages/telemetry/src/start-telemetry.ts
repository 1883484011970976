import { reasonOf, type Logger } from '@paltu/kernel';
import { z } from 'zod';
import { noMetrics, type Metrics } from './metrics/metrics.ts';
import { noTracer, type Tracer } from './tracing/tracer.ts';

/** What of its configuration a process hands over. */
export interface TelemetryConfig {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** How a process is seen from outside. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  close(): Promise<void>;
}

/** For a process that nobody watches. */
export const noTelemetry: Telemetry = { metrics: noMetrics, tracer: noTracer, close: async () => undefined };

export interface TelemetryOptions {
  /** Name of the process. */
  readonly service: string;
  readonly config: TelemetryConfig;
  readonly logger: Logger;
}

type Part<Value> = readonly [value: Value, close: () => Promise<void>];
const nothing = async (): Promise<void> => undefined;

/** A port that is taken is logged: nobody goes without the product for it. */
const startMetrics = async ({ service, config, logger }: TelemetryOptions): Promise<Part<Metrics>> => {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return [noMetrics, nothing];
  const { promMetrics, serveMetrics } = await import('./metrics/prom-metrics.ts');
  const metrics = promMetrics(service);
  try {
    const served = await serveMetrics(metrics, { host, port });
    logger.info({ metricsPort: served.port }, 'measuring');
    return [metrics, served.close];
  } catch (error) {
    logger.error({ metricsPort: port, reason: reasonOf(error) }, 'metrics cannot be served: the port is not to be had');
    return [noMetrics, nothing];
  }
};

const startTracing = async ({ service, config, logger }: TelemetryOptions): Promise<Part<Tracer>> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (endpoint === undefined) return [noTracer, nothing];
  const { otlpTracer } = await import('./tracing/otlp-tracer.ts');
  const tracer = otlpTracer({ service, endpoint, share });
  logger.info({ share }, 'tracing');
  return [tracer, tracer.close];
};

/** Begins to measure and to trace this process, as its configuration has it. What is not wanted is not loaded. */
export const startTelemetry = async (options: TelemetryOptions): Promise<Telemetry> => {
  const [[metrics, endMetrics], [tracer, endTracing]] = await Promise.all([startMetrics(options), startTracing(options)]);
  return { metrics, tracer, close: async () => void (await Promise.all([endMetrics(), endTracing()])) };
};

/** Compose hands on a variable that is not set as an empty text. */
const orNone = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The variables by which a process is watched; all may be missing. */
export const telemetryVariables = {
  /** Where `/metrics` answers, on a port that visitors do not reach; nothing is measured without it. 0 takes a free one. */
  METRICS_PORT: orNone(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Base address of a collector that takes traces by OTLP over HTTP, such as `http://127.0.0.1:4318`; nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: orNone(z.url({ protocol: /^https?$/ })),
  /** The share of traces that are exported, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
