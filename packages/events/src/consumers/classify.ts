import { reasonOf, type Logger } from '@paltu/kernel';
import type { Metrics, Tracer } from '@paltu/telemetry';
import { readEnvelope, UndecodableEvent } from '../envelope/envelope.ts';
import { partitionName, type EventAttributes, type ReceivedMessage, type BusRecord } from '../envelope/event.ts';
import { isName } from '../envelope/names.ts';
import type { EventStore, Inbox } from '../ports/event-store.ts';
import type { ConsumerDefinition } from './consumer-definition.ts';
import type { EventRule } from './event-rule.ts';

/** What the processing of a consumer's events needs. */
export interface ConsumerContext<Trx> {
  readonly definition: ConsumerDefinition<Trx>;
  readonly store: EventStore<Trx>;
  readonly inbox: Inbox<Trx>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** A record as one consumer sees it. */
export type ClassifiedRecord<Trx> =
  | { readonly kind: 'ignored'; readonly record: BusRecord }
  | { readonly kind: 'outdated'; readonly record: BusRecord; readonly id: string }
  | {
      readonly kind: 'undecodable';
      readonly record: BusRecord;
      readonly id: string;
      readonly type: string;
      readonly error: UndecodableEvent;
    }
  | {
      readonly kind: 'due';
      readonly record: BusRecord;
      readonly id: string;
      readonly type: string;
      readonly event: EventAttributes;
      readonly rule: EventRule<Trx>;
      /** What the rule has read. */
      readonly input: unknown;
    };

/** `pets.pet.v1/3/118`: what an event is called that has no usable id. */
export const offsetName = (record: BusRecord): string => `${partitionName(record)}/${record.offset}`;

const undecodable = (record: BusRecord, error: unknown): ClassifiedRecord<never> & { kind: 'undecodable' } => {
  const id = record.headers['ce_id'] ?? '';
  return {
    kind: 'undecodable',
    record,
    id: isName(id) ? id : offsetName(record),
    type: record.headers['ce_type'] ?? '',
    // Whatever else was thrown came of this message too: it is parked, and its partition goes on.
    error: error instanceof UndecodableEvent ? error : new UndecodableEvent(reasonOf(error), { cause: error }),
  };
};

/** A consumer that notifies the outside of news passes on neither what is old nor what is only published again. */
const isOutdated = ({ time, isRepublished }: ReceivedMessage, { maxAgeMs }: Pick<ConsumerDefinition, 'maxAgeMs'>): boolean =>
  maxAgeMs !== null && (isRepublished || Date.now() - time.getTime() > maxAgeMs);

const isIgnored = ({ type, topic }: ReceivedMessage, { ignores }: Pick<ConsumerDefinition, 'ignores'>): boolean =>
  ignores.some((ignored) => ignored.type === type && ignored.topic.name === topic);

const ruleFor = <Trx>({ type, topic }: ReceivedMessage, { consumer, rules }: ConsumerDefinition<Trx>): EventRule<Trx> => {
  const rule = rules.find((one) => one.topic.name === topic && (one.type === undefined || one.type === type));
  // Parked and not skipped, so that a release which knows the type can replay it.
  if (rule === undefined) throw new UndecodableEvent(`${consumer} has no rule for events of type ${type}`);
  return rule;
};

/** Reads a record and finds the rule for it. `anyAge` for a replay: an operator asks for it, however old it is. */
export const classify = <Trx>(record: BusRecord, definition: ConsumerDefinition<Trx>, { anyAge = false } = {}): ClassifiedRecord<Trx> => {
  try {
    const event = readEnvelope(record);
    const { id, type } = event;
    if (isIgnored(event, definition)) return { kind: 'ignored', record };
    if (!anyAge && isOutdated(event, definition)) return { kind: 'outdated', record, id };
    const rule = ruleFor(event, definition);
    const input = rule.read(event);
    return input === undefined ? { kind: 'ignored', record } : { kind: 'due', record, id, type, event, rule, input };
  } catch (error) {
    return undecodable(record, error);
  }
};
