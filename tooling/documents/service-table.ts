import * as contracts from '../../packages/contracts/src/events.ts';
import type { DescribedService } from '../api/services.ts';
import { sayersOf } from './event-table.ts';
import { codeOf, read, withoutFences } from './repository.ts';

const listed = (names: readonly string[]): string => [...new Set(names)].sort().join(', ') || 'nothing';

const topicsOf = (service: string): string[] => {
  const { allEvents: _all, ...named } = contracts;
  return Object.entries(named).flatMap(([name, { topic }]) => (sayersOf(name).includes(service) ? [topic.name] : []));
};

/** Where the table of services in ARCHITECTURE.md and the services themselves differ, as sentences. */
export const serviceTableProblems = (services: readonly DescribedService[]): string[] => {
  const rows = withoutFences(read('ARCHITECTURE.md')).matchAll(/^\| \[([\w-]+)\]\(services\/[^)]+\) \|[^|]+\|([^|]*)\|([^|]*)\|/gm);
  const written = new Map([...rows].map(([, name = '', topics = '', consumers = '']) => [name, { topics, consumers }]));
  const problems = [...written.keys()]
    .filter((name) => !services.some((service) => service.name === name))
    .map((name) => `ARCHITECTURE.md has the service ${name}, which is not there`);
  for (const { name, consumers } of services) {
    const row = written.get(name);
    const says = [`says on ${listed(codeOf(row?.topics ?? ''))}`, `listens as ${listed(codeOf(row?.consumers ?? ''))}`].join(' and ');
    const truth = [`says on ${listed(topicsOf(name))}`, `listens as ${listed(consumers.map(({ consumer }) => consumer))}`].join(' and ');
    if (row === undefined) problems.push(`ARCHITECTURE.md has no row for the service ${name}`);
    else if (says !== truth) problems.push(`ARCHITECTURE.md: ${name} ${says}; the code: ${truth}`);
  }
  return problems;
};
