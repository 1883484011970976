import { metricDefinitions, type MetricDefinition } from '@paltu/telemetry';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { read } from './repository.ts';
import { withTable, type TableRow } from './table-of-document.ts';

/** Where the table stands. */
export const metricsDocument = 'docs/metrics.md';

const rows: readonly TableRow[] = Object.entries<MetricDefinition>(metricDefinitions).map(([name, { kind, labels, help }]) => ({
  key: `\`${name}\``,
  known: { kind, labels: labels.map((label) => `\`${label}\``).join(', '), meaning: help },
  usual: {},
}));

/** Who answers at the port of metrics under docker compose. */
const scraped = (): string => ['front', 'gateway', ...readServices().map(({ name }) => name)].join(', ');

const targets = /(?<=names: \[)[^\]]*(?=\], type: A)/;

/** @throws Error when the document shows no Prometheus whom to ask. */
const withTargets = (text: string): string => {
  if (!targets.test(text)) throw new Error(`${metricsDocument} has lost the list of names that a Prometheus asks`);
  return text.replace(targets, scraped());
};

/** docs/metrics.md with the metrics that processes serve, and who they are. */
export const withMetricsTable = (): string => withTargets(withTable(read(metricsDocument), ['metric', 'kind', 'labels', 'meaning'], rows));

/** What is wrong with this table, as sentences. */
export const metricsTableProblems = (): string[] =>
  withMetricsTable() === read(metricsDocument) ? [] : [`${metricsDocument} does not list the metrics as they are (make codegen writes it)`];
