import type { EventAttributes, ReceivedMessage } from '../envelope/received-event.ts';
import { readEnvelope, UndecodableEvent } from '../envelope/envelope.ts';
import type { BusRecord } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';
import type { ConsumerDefinition } from './consumer-definition.ts';
import type { Effect, EventRule } from './event-rule.ts';

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
      readonly event: EventAttributes;
      readonly takeEffect: Effect;
    };

const undecodable = (record: BusRecord, error: unknown): ListedEvent => {
  if (!(error instanceof UndecodableEvent)) throw error;
  const place = `${partitionName(record)}/${record.offset}`;
  return { is: 'undecodable', record, id: record.headers['ce_id'] || place, type: record.headers['ce_type'] ?? '', error };
};

const isOutdated = ({ time }: ReceivedMessage, { maxAgeMs }: ConsumerDefinition): boolean =>
  maxAgeMs !== null && Date.now() - time.getTime() > maxAgeMs;

const ruleFor = ({ type, topic }: ReceivedMessage, { consumer, rules }: ConsumerDefinition): EventRule => {
  const rule = rules.find((one) => one.topic.name === topic && (one.type === undefined || one.type === type));
  // Parked, not skipped: a release that knows the type can take it up later.
  if (rule === undefined) throw new UndecodableEvent(`${consumer} has no rule for events of type ${type}`);
  return rule;
};

/** Reads a record and finds the rule for it. `ageless` for a replay: an operator asks for it whatever its age. */
export const listEvent = (record: BusRecord, definition: ConsumerDefinition, ageless = false): ListedEvent => {
  try {
    const event = readEnvelope(record);
    const { id, type } = event;
    if (definition.ignores.some((ignored) => ignored.type === type && ignored.topic.name === record.topic))
      return { is: 'ignored', record };
    if (!ageless && isOutdated(event, definition)) return { is: 'outdated', record, id };
    return { is: 'due', record, id, type, event, takeEffect: ruleFor(event, definition).prepare(event) };
  } catch (error) {
    return undecodable(record, error);
  }
};
