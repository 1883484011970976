import { allEvents, type EventDefinition } from '@paltu/contracts';
import { droppedTags } from '@paltu/contracts/cache-tags';
import type { DescribedService } from '../api/describe-services.ts';
import { files, read } from './repository.ts';
import type { TableRow } from './table-of-document.ts';

/** `PetCreated` is the export `petCreated`. */
const exportOf = ({ schema: { name } }: EventDefinition): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The consumers that take an event, by a rule for its type or for the state of its topic. */
const listenersOf = (services: readonly DescribedService[], { type, topic }: EventDefinition): string[] =>
  services
    .flatMap(({ consumers }) => consumers)
    .filter(({ rules }) => rules.some((rule) => rule.topic.name === topic.name && (rule.type ?? type) === type))
    .map(({ consumer }) => consumer);

/** Who reads an event without being a consumer: the packages and the gateway whose tails look at its type. */
const tailsOf = (name: string): string[] =>
  files
    .filter((file) => /^(gateway|packages\/sessions)\/src\/.*\.ts$/.test(file) && !file.includes('.test.'))
    .filter((file) => new RegExp(`=== ${name}\\.type|\\.as\\(${name}\\)`).test(read(file)))
    .map((file) => `@paltu/${file.startsWith('packages/sessions') ? 'sessions' : 'gateway'}`);

/** The gateway drops answers by the events of a topic. */
const dropping = ({ topic }: EventDefinition): string[] => (topic.name in droppedTags ? ['@paltu/gateway'] : []);

const consumersOf = (services: readonly DescribedService[], event: EventDefinition): string[] =>
  [...new Set([...listenersOf(services, event), ...tailsOf(exportOf(event)), ...dropping(event)])].sort();

/** The services in which an event is made. */
export const publishersOf = (event: EventDefinition): string[] => {
  const name = exportOf(event);
  const published = files.filter(
    (file) => file.startsWith('services/') && file.includes('/src/') && new RegExp(`outgoingEvent\\(\\s*${name}\\b`).test(read(file)),
  );
  return [...new Set(published.map((file) => file.split('/')[1] ?? ''))].sort();
};

const listed = (names: readonly string[]): string => [...new Set(names)].map((name) => `\`${name}\``).join(', ');

/** The table of topics as the contracts and the services have it; what an event means stands above its message in proto/. */
export const topicRows = (services: readonly DescribedService[]): TableRow[] =>
  [...Map.groupBy(allEvents, ({ topic }) => topic)].map(([{ name, audience }, events]) => ({
    key: `\`${name}\`${audience === 'public' ? ' (public)' : ''}`,
    known: {
      events: listed(events.map(({ schema }) => schema.name)),
      'published by': [...new Set(events.flatMap(publishersOf))].sort().join(', '),
      'consumed by': listed(events.flatMap((event) => consumersOf(services, event)).sort()),
    },
    usual: {},
  }));
