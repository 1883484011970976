export { metricDefinitions, type LabelsOf, type MetricDefinition, type MetricName, type MetricOf } from './metrics/metric-definitions.ts';
export { noMetrics, type Metrics, type Reading } from './metrics/metrics.ts';
export { noTelemetry, startTelemetry, type Telemetry, type TelemetryConfig, type TelemetryOptions } from './start-telemetry.ts';
export { noTracer, type Span, type SpanEnd, type SpanOptions, type Tracer } from './tracing/tracer.ts';
export { telemetryVariables } from './telemetry-variables.ts';
