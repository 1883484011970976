import { allEvents, topics, type Topic } from '@paltu/contracts';
import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { sentenceCell } from '../documents/table-of-document.ts';
import type { Descriptors } from './read-descriptors.ts';

const row = (cells: readonly string[]): string => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;
const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headings), row(headings.map(() => '---')), ...rows.map(row)].join('\n');

const staysOf = ({ isCompacted, keptMinutes }: Topic): string => {
  if (isCompacted) return 'the newest of each key';
  return keptMinutes === undefined ? 'everything' : `everything for ${keptMinutes} minutes`;
};

const topicTable = (every: readonly Topic[]): string =>
  table(
    ['topic', 'who may read it', 'what stays', 'partitions', 'types'],
    every.map((topic) => [
      `\`${topic.name}\``,
      topic.audience,
      staysOf(topic),
      String(topic.partitions),
      String(allEvents.filter((event) => event.topic.name === topic.name).length),
    ]),
  );

const typeTable = ({ commentOf, registry }: Descriptors, audience: Topic['audience']): string =>
  table(
    ['`ce_type`', 'topic', 'message of the contract', 'when'],
    allEvents
      .filter(({ topic }) => topic.audience === audience)
      .map(({ type, topic, schema }) => {
        const message = registry.getMessage(schema.typeName);
        const comment = message === undefined ? '' : commentOf(message);
        return [`\`${type}\``, `\`${topic.name}\``, `\`${schema.typeName}\``, sentenceCell(comment)];
      }),
  );

const kindOf = (field: DescField): string => {
  const { message, enum: choices, scalar } = field;
  const scalars: Record<number, string> = { 3: 'whole number as text', 5: 'whole number', 8: 'true or false', 9: 'text' };
  const one = choices !== undefined ? `one of ${choices.name}` : message === undefined ? scalars[scalar ?? 9] : message.name;
  const kind = message?.typeName === 'google.protobuf.Timestamp' ? 'instant' : (one ?? 'text');
  return field.fieldKind === 'list' ? `list of ${kind}` : kind;
};

const fieldTable = (message: DescMessage, { commentOf }: Descriptors): string =>
  `### ${message.name}\n\n${table(
    ['field', 'kind', ''],
    message.fields.map((field) => [`\`${field.jsonName}\``, kindOf(field), sentenceCell(commentOf(field))]),
  )}`;

const partsOf = (message: DescMessage): DescMessage[] =>
  message.fields.flatMap(({ message: part }) =>
    part === undefined || part.typeName.startsWith('google.') ? [] : [part, ...partsOf(part)],
  );

/** The part of `docs/events.md` that follows from the contracts. */
export const eventTables = (descriptors: Descriptors): string => {
  const open = allEvents
    .filter(({ topic }) => topic.audience === 'public')
    .map(({ schema }) => descriptors.registry.getMessage(schema.typeName));
  const messages = [...new Set(open.filter((message) => message !== undefined).flatMap((message) => [message, ...partsOf(message)]))];
  const choices = [...new Set(messages.flatMap(({ fields }) => fields.flatMap(({ enum: choice }) => choice ?? [])))];
  return [
    '## Topics',
    topicTable(Object.values(topics)),
    '## Types on public topics',
    typeTable(descriptors, 'public'),
    ...messages.map((message) => fieldTable(message, descriptors)),
    '### Choices',
    table(
      ['choice', 'values'],
      choices.map(({ name, values }) => [
        name,
        values
          .filter(({ number }) => number !== 0)
          .map((value) => `\`${value.name}\``)
          .join(', '),
      ]),
    ),
    '## Types on closed topics',
    'For those who work on the services; integrators cannot read them.',
    typeTable(descriptors, 'closed'),
  ].join('\n\n');
};
