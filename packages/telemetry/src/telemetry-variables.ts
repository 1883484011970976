import { z } from 'zod';

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
