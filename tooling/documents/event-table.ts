import type { EventDefinition } from '@paltu/contracts';
import * as contracts from '../../packages/contracts/src/events.ts';
import type { DescribedService } from '../api/services.ts';
import { codeOf, files, read, withoutFences } from './repository.ts';

/** The consumers that take an event, by a rule for its type or for the state of its topic. */
const consumersOf = (services: readonly DescribedService[], { type, topic }: EventDefinition): string[] =>
  services
    .flatMap(({ consumers }) => consumers)
    .filter(({ rules }) => rules.some((rule) => rule.topic.name === topic.name && (rule.type ?? type) === type))
    .map(({ consumer }) => consumer);

/** Who reads an event without being a consumer: the packages and the gateway whose tails look at its type. */
const tailsOf = (name: string): string[] =>
  files
    .filter((file) => /^(gateway|packages\/sessions)\/src\/.*\.ts$/.test(file) && !file.includes('.test.'))
    .filter((file) => new RegExp(`=== ${name}\\.type`).test(read(file)))
    .map((file) => `@paltu/${file.startsWith('gateway') ? 'gateway' : file.split('/')[1]}`);

const hearersOf = (services: readonly DescribedService[], name: string, event: EventDefinition): string[] =>
  [...new Set([...consumersOf(services, event), ...tailsOf(name)])].sort();

/** The services in which an event is made. */
export const sayersOf = (name: string): string[] => {
  const said = files.filter(
    (file) => file.startsWith('services/') && file.includes('/src/') && new RegExp(`outgoingEvent\\(\\s*${name}\\b`).test(read(file)),
  );
  return [...new Set(said.map((file) => file.split('/')[1] ?? ''))].sort();
};

/** Where the table of events and the code differ, as sentences. */
export const eventTableProblems = (services: readonly DescribedService[]): string[] => {
  const problems: string[] = [];
  const { allEvents, ...named } = contracts;
  const table = withoutFences(read('ARCHITECTURE.md')).matchAll(/^\| `(\w+)` \| `([\w.]+)` \| ([^|]+) \| ([^|]+) \|/gm);
  const written = new Map(
    [...table].map(([, event = '', topic, by = '', to = '']) => [event, [topic, by.trim(), codeOf(to).sort().join(', ')].join(' | ')]),
  );
  for (const [name, event] of Object.entries(named)) {
    const { schema, topic } = event;
    const truth = [topic.name, sayersOf(name).join(', '), hearersOf(services, name, event).join(', ')].join(' | ');
    const row = written.get(schema.name) ?? 'nothing';
    if (row !== truth) problems.push(`ARCHITECTURE.md says of ${schema.name}: ${row}; the code says: ${truth}`);
    written.delete(schema.name);
  }
  if (allEvents.length !== Object.keys(named).length) problems.push('allEvents of packages/contracts does not hold every event');
  for (const event of written.keys()) problems.push(`ARCHITECTURE.md has the event ${event}, which no contract knows`);
  return problems;
};
