import type { DescribedService } from '../api/describe-services.ts';
import { topicRows } from './event-table.ts';
import { read } from './repository.ts';
import { serviceRows } from './service-table.ts';
import { withTable } from './table-of-document.ts';

/** Where the tables stand. */
export const architecture = 'ARCHITECTURE.md';

/** ARCHITECTURE.md with the contents of its tables of services and of topics from the code. */
export const withArchitectureTables = (services: readonly DescribedService[]): string => {
  const text = withTable(read(architecture), ['service', 'owns'], serviceRows(services));
  return withTable(text, ['topic', 'events', 'published by', 'consumed by'], topicRows(services));
};

/** What is wrong with these tables, as sentences. */
export const tableProblems = (services: readonly DescribedService[]): string[] => {
  const text = withArchitectureTables(services);
  const written = new Set(read(architecture).split('\n'));
  const stale = text.split('\n').filter((line) => !written.has(line));
  if (stale.length > 0) return stale.map((line) => `${architecture} lacks the row: ${line} (make codegen writes it)`);
  if (text !== read(architecture)) return [`${architecture} has rows that differ from the code, or in another order: make codegen`];
  const empty = text.split('\n').filter((line) => /^\| \[[\w-]+\]\(services\/[^)]*\) \| \|/.test(line));
  return empty.map((line) => `${architecture} does not name what it owns: ${line}`);
};
