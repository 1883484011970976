import { allEvents, type EventDefinition } from '@paltu/contracts';
import type { DescribedService } from '../api/describe-services.ts';
import { files, read } from './repository.ts';
import { sentenceCell, type TableRow } from './table-of-document.ts';

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
    .map((file) => `@paltu/${file.startsWith('gateway') ? 'gateway' : file.split('/')[1]}`);

const consumersOf = (services: readonly DescribedService[], event: EventDefinition): string[] =>
  [...new Set([...listenersOf(services, event), ...tailsOf(exportOf(event))])].sort();

/** The services in which an event is made. */
export const publishersOf = (event: EventDefinition): string[] => {
  const name = exportOf(event);
  const published = files.filter(
    (file) => file.startsWith('services/') && file.includes('/src/') && new RegExp(`outgoingEvent\\(\\s*${name}\\b`).test(read(file)),
  );
  return [...new Set(published.map((file) => file.split('/')[1] ?? ''))].sort();
};

/** The comment of proto/ above a message, as a cell of a table: the reason of an event whose row is new. */
const commentOf = (message: string): string => {
  const texts = files.filter((file) => file.endsWith('.proto')).map(read);
  const comment = texts.flatMap((text) => new RegExp(`((?:// .*\\n)+)message ${message} \\{`).exec(text)?.[1] ?? []).join('');
  return sentenceCell(comment.replaceAll(/^\/\/ /gm, '').replaceAll('\n', ' '));
};

/** The table of events as the contracts and the services have it. */
export const eventRows = (services: readonly DescribedService[]): TableRow[] =>
  allEvents.map((event) => {
    const { schema, topic } = event;
    const consumers = consumersOf(services, event).map((consumer) => `\`${consumer}\``);
    return {
      key: `\`${schema.name}\``,
      known: { topic: `\`${topic.name}\``, 'published by': publishersOf(event).join(', '), 'consumed by': consumers.join(', ') },
      usual: { why: commentOf(schema.name) },
    };
  });
