import { create, fromJson, toJson, type DescMessage, type JsonValue, type Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { ownerOf, type EventDefinition } from '@paltu/contracts';
import { contextFrom, type RequestContext } from '@paltu/kernel';
import type { BusMessage, BusRecord, OutgoingEvent, EventAttributes, ReceivedEvent, ReceivedMessage } from './event.ts';
import { isName, maxNameLength } from './names.ts';

/** A message that is no CloudEvent of ours, or whose data does not fit its type. */
export class UndecodableEvent extends Error {
  override readonly name = 'UndecodableEvent';
}

/** The source of every event on a topic, `/paltu/<service>`: that of the service that owns the topic. */
export const sourceOf = (topic: string): string => `/paltu/${ownerOf(topic)}`;

/** The request that an event comes of, for logs and for the events that follow from it; an event without one stands for itself. */
export const causeOf = ({ headers }: Pick<BusRecord, 'headers'>, eventId: string): RequestContext =>
  contextFrom({ requestId: headers['ce_requestid'], traceparent: headers['ce_traceparent'] }, () => eventId);

interface Circumstances {
  /** The request that it comes of. */
  readonly requestId?: string | undefined;
  readonly traceparent?: string | undefined;
  readonly isRepublished?: boolean;
}

/** The CloudEvent, in binary mode, of an event of `source` (`/paltu/<service>`). */
export const toMessage = (
  event: OutgoingEvent,
  source: string,
  { requestId, traceparent, isRepublished = false }: Circumstances = {},
): BusMessage => ({
  topic: event.definition.topic.name,
  key: event.subject,
  headers: {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: event.id,
    ce_source: source,
    ce_type: event.definition.type,
    ce_subject: event.subject,
    ce_partitionkey: event.subject,
    ce_sequence: String(event.sequence),
    ce_time: event.time.toISOString(),
    ce_dataschema: `urn:paltu:schema:${event.definition.schema.typeName}`,
    ...(requestId === undefined ? {} : { ce_requestid: requestId }),
    ...(traceparent === undefined ? {} : { ce_traceparent: traceparent }),
    ...(isRepublished ? { ce_republished: 'true' } : {}),
  },
  value: event.definition.isTombstone ? null : Buffer.from(JSON.stringify(toJson(event.definition.schema, event.data)), 'utf8'),
});

const required = (record: BusRecord, header: string): string => {
  const value = record.headers[header];
  if (value === undefined || value === '') throw new UndecodableEvent(`the message has no header ${header}`);
  return value;
};

const checkName = (what: string, text: string): string => {
  if (!isName(text)) throw new UndecodableEvent(`${what} is no text of 1 to ${maxNameLength} characters without control characters`);
  return text;
};

const requiredName = (record: BusRecord, header: string): string => checkName(header, required(record, header));

/** A service that may write to a topic must not name another as the source: only events of the topic's owner are accepted. */
const ownSource = (record: BusRecord): string => {
  const source = requiredName(record, 'ce_source');
  if (source !== sourceOf(record.topic))
    throw new UndecodableEvent(`ce_source is ${source}, and only ${sourceOf(record.topic)} publishes events on ${record.topic}`);
  return source;
};

const attributesOf = (record: BusRecord): EventAttributes => {
  checkName('the key', record.key);
  if (required(record, 'ce_specversion') !== '1.0') throw new UndecodableEvent('the message is no CloudEvent 1.0');
  const sequence = Number(required(record, 'ce_sequence'));
  const time = new Date(required(record, 'ce_time'));
  if (!Number.isSafeInteger(sequence)) throw new UndecodableEvent('ce_sequence is no whole number');
  if (Number.isNaN(time.getTime())) throw new UndecodableEvent('ce_time is no instant');
  return {
    id: requiredName(record, 'ce_id'),
    source: ownSource(record),
    type: requiredName(record, 'ce_type'),
    subject: requiredName(record, 'ce_subject'),
    sequence,
    time,
    traceparent: record.headers['ce_traceparent'],
    isRepublished: record.headers['ce_republished'] === 'true',
    topic: record.topic,
    partition: record.partition,
    offset: record.offset,
  };
};

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const parse = (value: Uint8Array | null): JsonValue => {
  if (value === null) throw new UndecodableEvent('the message has no value');
  try {
    return JSON.parse(strictUtf8.decode(value)) as JsonValue;
  } catch (error) {
    throw new UndecodableEvent(`the value is no JSON: ${reasonOf(error)}`, { cause: error });
  }
};

/** Reads data as canonical protobuf JSON; fields and enum values that today's schema does not know are left out. */
const decode = <M extends Message>(schema: DescMessage, json: JsonValue): M => {
  try {
    return fromJson(schema, json, { ignoreUnknownFields: true }) as M;
  } catch (error) {
    throw new UndecodableEvent(`the value is no ${schema.typeName}: ${reasonOf(error)}`, { cause: error });
  }
};

/** The data of an event; a tombstone has none, and anything in its place is not forgotten. */
const dataOf = <M extends Message>({ schema, isTombstone }: EventDefinition<M>, record: BusRecord, value: () => JsonValue): M => {
  if (!isTombstone) return decode<M>(schema, value());
  if (record.value !== null) throw new UndecodableEvent('a tombstone has no value, and this message has one');
  return create(schema) as M;
};

const fieldOf = (json: JsonValue, field: string): JsonValue | undefined => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new UndecodableEvent('the value is no JSON object');
  return Object.hasOwn(json, field) ? json[field] : undefined;
};

/** Reads the envelope of a record and leaves its data for `as` and `read`. @throws UndecodableEvent */
export const readEnvelope = (record: BusRecord): ReceivedMessage => {
  const attributes = attributesOf(record);
  let parsed: { readonly json: JsonValue } | undefined;
  const value = (): JsonValue => (parsed ??= { json: parse(record.value) }).json;
  return {
    ...attributes,
    appendedAt: record.appendedAt,
    record,
    as: <M extends Message>(definition: EventDefinition<M>): ReceivedEvent<M> | undefined =>
      definition.type === attributes.type ? { ...attributes, data: dataOf(definition, record, value) } : undefined,
    read: <M extends Message>(field: string, schema: GenMessage<M>): M | undefined => {
      const json = fieldOf(value(), field);
      return json === undefined || json === null ? undefined : decode<M>(schema, json);
    },
  };
};
