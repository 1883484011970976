export {
  metricDefinitions,
  noMetrics,
  type LabelsOf,
  type MetricDefinition,
  type MetricName,
  type MetricOf,
  type Metrics,
  type Reading,
} from './metrics/metrics.ts';
export {
  noTelemetry,
  startTelemetry,
  telemetryVariables,
  type Telemetry,
  type TelemetryConfig,
  type TelemetryOptions,
} from './start-telemetry.ts';
export { noTracer, type Span, type SpanEnd, type SpanOptions, type Tracer } from './tracing/tracer.ts';
