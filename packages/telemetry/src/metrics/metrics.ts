import type { LabelsOf, MetricName, MetricOf } from './metric-definitions.ts';

/** One value of a gauge. */
export interface Reading<Name extends MetricName> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** What a process counts and measures of itself. */
export interface Metrics {
  /** Adds one to a counter. */
  count<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>): void;
  /** Adds `by` to a counter. */
  add<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by: number): void;
  /** Takes one duration, in seconds. */
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Reads a gauge whenever somebody asks; while `read` rejects or takes over two seconds, the gauge has no value. */
  watch<Name extends MetricOf<'gauge'>>(name: Name, read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>): void;
}

const nothing = (): void => undefined;

/** For a process that nobody measures. */
export const noMetrics: Metrics = { count: nothing, add: nothing, observe: nothing, watch: nothing };
