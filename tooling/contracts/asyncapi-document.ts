import { allEvents, topics, type EventDefinition, type Topic } from '@paltu/contracts';
import { jsonSchemas, refTo } from './json-schemas.ts';
import type { Descriptors } from './read-descriptors.ts';

const text = { type: 'string' };
const name = { type: 'string', minLength: 1, maxLength: 200 };

/** The headers of every record; `docs/events.md` describes the same in words. */
const headers = {
  type: 'object',
  required: ['content-type', 'ce_specversion', 'ce_id', 'ce_source', 'ce_type', 'ce_subject', 'ce_sequence', 'ce_time'],
  properties: {
    'content-type': { const: 'application/json' },
    ce_specversion: { const: '1.0' },
    ce_id: { ...name, description: 'UUIDv7. A record that comes twice has the same id.' },
    ce_source: { ...name, description: 'Who published it: /paltu/<service>.' },
    ce_type: { ...name, description: 'Which event it is.' },
    ce_subject: { ...name, description: 'What it is about. Equal to the key.' },
    ce_partitionkey: { ...name, description: 'Equal to the key.' },
    ce_sequence: { type: 'string', pattern: '^[0-9]+$', description: 'Version of the subject after this event: grows with each.' },
    ce_time: { type: 'string', format: 'date-time', description: 'When it happened.' },
    ce_dataschema: { ...text, description: 'urn:paltu:schema:<message of the contract>.' },
    ce_requestid: { ...text, description: 'Id of the request that caused it, as its answer and the logs have it. May be missing.' },
    ce_traceparent: { ...text, description: 'W3C trace context of the request that caused it. May be missing.' },
    ce_republished: { const: 'true', description: 'Nothing happened: an operator had the current state published again.' },
  },
};

const channelName = ({ name: topic }: Topic): string => topic;
const eventsOf = (topic: Topic): EventDefinition[] => allEvents.filter((event) => event.topic.name === topic.name);
const messageName = ({ schema }: EventDefinition): string => schema.name;

const messageOf = (event: EventDefinition, { commentOf, registry }: Descriptors): object => {
  const described = registry.getMessage(event.schema.typeName);
  if (described === undefined) throw new Error(`proto/ has no ${event.schema.typeName}`);
  return {
    name: event.type,
    title: event.schema.name,
    summary: commentOf(described),
    contentType: 'application/json',
    headers: { $ref: '#/components/schemas/headers' },
    payload: event.isTombstone ? { type: 'null' } : refTo(described),
    bindings: { kafka: { key: { ...name, description: 'Equal to ce_subject.' } } },
  };
};

const kept = ({ isCompacted, keptMinutes }: Topic): object =>
  isCompacted
    ? { 'cleanup.policy': ['compact'], 'retention.ms': -1 }
    : { 'cleanup.policy': ['delete'], 'retention.ms': keptMinutes === undefined ? -1 : keptMinutes * 60_000, 'retention.bytes': -1 };

const channelOf = (topic: Topic): object => ({
  address: topic.name,
  servers: topic.audience === 'public' ? [{ $ref: '#/servers/integrators' }] : [{ $ref: '#/servers/inside' }],
  messages: Object.fromEntries(
    eventsOf(topic).map((event) => [messageName(event), { $ref: `#/components/messages/${messageName(event)}` }]),
  ),
  tags: [{ name: topic.audience }],
  bindings: { kafka: { topic: topic.name, partitions: topic.partitions, topicConfiguration: kept(topic) } },
});

const securitySchemes = {
  integrators: { type: 'scramSha256', description: 'SASL_SSL, or SASL_PLAINTEXT in a private network; mechanism SCRAM-SHA-256.' },
  inside: { type: 'scramSha512', description: 'SASL_PLAINTEXT, mechanism SCRAM-SHA-512.' },
};

const server = (host: string, scheme: keyof typeof securitySchemes, description: string): object => ({
  host,
  protocol: 'kafka',
  description,
  security: [{ $ref: `#/components/securitySchemes/${scheme}` }],
});

/** The topics as AsyncAPI 3 has them: public ones for integrators, closed ones for those who work on the services. */
export const asyncApiDocument = (descriptors: Descriptors): object => {
  const every: readonly Topic[] = Object.values(topics);
  const messages = allEvents
    .filter(({ isTombstone }) => !isTombstone)
    .map(({ schema }) => descriptors.registry.getMessage(schema.typeName))
    .filter((message) => message !== undefined);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Paltu events',
      version: '1.0.0',
      description:
        'What happens on Paltu, as CloudEvents in binary mode on Kafka; values are canonical protobuf JSON. In words: docs/events.md.',
    },
    defaultContentType: 'application/json',
    servers: {
      integrators: server('localhost:9094', 'integrators', 'Opt-in. Its users can read the topics tagged `public` and nothing else.'),
      inside: server('kafka:9092', 'inside', 'Inside the product only.'),
    },
    channels: Object.fromEntries(every.map((topic) => [channelName(topic), channelOf(topic)])),
    operations: Object.fromEntries(
      every
        .filter(({ audience }) => audience === 'public')
        .map((topic) => [`read ${topic.name}`, { action: 'receive', channel: { $ref: `#/channels/${channelName(topic)}` } }]),
    ),
    components: {
      securitySchemes,
      messages: Object.fromEntries(allEvents.map((event) => [messageName(event), messageOf(event, descriptors)])),
      schemas: { headers, ...jsonSchemas(messages, descriptors) },
    },
  };
};
