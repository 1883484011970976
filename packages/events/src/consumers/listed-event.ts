import type { ReceivedEvent, ReceivedMessage } from '../envelope/received-event.ts';
import { readEnvelope, UndecodableEvent } from '../envelope/envelope.ts';
import type { BusRecord } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';
import type { ConsumerDefinition, EventRule } from './consumer-definition.ts';

/** A record as one consumer sees it. */
export type ListedEvent =
  | { readonly is: 'ignored'; readonly record: BusRecord }
  | { readonly is: 'outdated'; readonly record: BusRecord; readonly id: string }
  | { readonly is: 'undecodable'; readonly record: BusRecord; readonly id: string; readonly type: string; readonly error: UndecodableEvent }
  | {
      readonly is: 'due';
      readonly record: BusRecord;
      readonly id: string;
      readonly type: string;
      readonly event: ReceivedEvent;
      readonly rule: EventRule;
    };

const undecodable = (record: BusRecord, error: unknown): ListedEvent => {
  if (!(error instanceof UndecodableEvent)) throw error;
  const place = `${partitionName(record)}/${record.offset}`;
  return { is: 'undecodable', record, id: record.headers['ce_id'] || place, type: record.headers['ce_type'] ?? '', error };
};

const isOutdated = ({ time }: ReceivedMessage, { maxAgeMs }: ConsumerDefinition): boolean =>
  maxAgeMs !== null && Date.now() - time.getTime() > maxAgeMs;

/** Reads a record and finds the rule for it. `ageless` for a replay: an operator asks for it whatever its age. */
export const listEvent = (record: BusRecord, definition: ConsumerDefinition, ageless = false): ListedEvent => {
  try {
    const message = readEnvelope(record);
    const rule = definition.rules.find(({ definition: { type, topic } }) => type === message.type && topic.name === record.topic);
    if (rule === undefined) return { is: 'ignored', record };
    if (!ageless && isOutdated(message, definition)) return { is: 'outdated', record, id: message.id };
    const event = message.as(rule.definition);
    return event === undefined ? { is: 'ignored', record } : { is: 'due', record, id: message.id, type: message.type, event, rule };
  } catch (error) {
    return undecodable(record, error);
  }
};
