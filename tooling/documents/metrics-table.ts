import { metricDefinitions, type MetricDefinition } from '@paltu/telemetry';
import { read } from './repository.ts';
import { withTable, type TableRow } from './table-of-document.ts';

/** Where the table stands. */
export const metricsDocument = 'docs/metrics.md';

const rows: readonly TableRow[] = Object.entries<MetricDefinition>(metricDefinitions).map(([name, { kind, labels, help }]) => ({
  key: `\`${name}\``,
  known: { kind, labels: labels.map((label) => `\`${label}\``).join(', '), 'what it says': help },
  usual: {},
}));

/** docs/metrics.md with the metrics that processes tell. */
export const withMetricsTable = (): string => withTable(read(metricsDocument), ['metric', 'kind', 'labels', 'what it says'], rows);

/** What is wrong with this table, as sentences. */
export const metricsTableProblems = (): string[] =>
  withMetricsTable() === read(metricsDocument) ? [] : [`${metricsDocument} does not list the metrics as they are (make codegen writes it)`];
