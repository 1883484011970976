import { allEvents } from '@paltu/contracts';
import type { DescribedService } from '../api/describe-services.ts';
import { publishersOf } from './event-table.ts';
import { read } from './repository.ts';
import { sentenceCell, type TableRow } from './table-of-document.ts';

const topicsOf = (service: string): string[] => {
  const published = allEvents.filter((event) => publishersOf(event).includes(service));
  return [...new Set(published.map(({ topic }) => topic.name))].sort();
};

/** The first sentence of what its README declares that it owns. */
const ownedBy = (service: string): string => sentenceCell(/^## Owns\n\n([^.]*)\./m.exec(read(`services/${service}/README.md`))?.[1] ?? '');

/** The table of services as the services themselves have it. */
export const serviceRows = (services: readonly DescribedService[]): TableRow[] =>
  services.map(({ name, consumers }) => ({
    key: `[${name}](services/${name}/README.md)`,
    known: {
      'publishes on': topicsOf(name)
        .map((topic) => `\`${topic}\``)
        .join(', '),
      'listens as': consumers
        .map(({ consumer, kind }) => `\`${consumer}\` (${kind})`)
        .sort()
        .join(', '),
    },
    usual: { owns: ownedBy(name) },
  }));
