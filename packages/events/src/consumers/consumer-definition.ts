import type { Message } from '@bufbuild/protobuf';
import type { EventDefinition } from '@paltu/contracts';
import type { Knex } from 'knex';
import type { ReceivedEvent } from '../envelope/received-event.ts';

/** What to do when an event of one kind comes: inside `trx`, together with the consumer's place. */
export interface EventRule {
  readonly definition: EventDefinition;
  handle(event: ReceivedEvent, trx: Knex.Transaction): Promise<void>;
}

export interface ConsumerDefinition {
  /** `moderation.reviews`: service and purpose; its place is kept under this name for ever. */
  readonly consumer: string;
  readonly kind: 'projector' | 'reactor';
  readonly rules: readonly EventRule[];
  readonly startAt: 'head' | 'beginning';
  /** Older events are skipped; null for never. */
  readonly maxAgeMs: number | null;
  /** Empties the projection; a reactor has none. */
  readonly reset?: ((trx: Knex.Transaction) => Promise<void>) | undefined;
}

/** Binds a kind of event to its handler. A throw refuses the event: five tries, then it is parked with its key. */
export const on = <M extends Message>(
  definition: EventDefinition<M>,
  handle: (event: ReceivedEvent<M>, trx: Knex.Transaction) => Promise<void>,
): EventRule => ({ definition, handle: (event, trx) => handle(event as ReceivedEvent<M>, trx) });

export interface ProjectorOptions {
  readonly consumer: string;
  readonly on: readonly EventRule[];
  /** Deletes the whole projection; `make events rebuild` then reads everything again. */
  readonly reset: (trx: Knex.Transaction) => Promise<void>;
}

/**
 * Writes its own projection and nothing else: reads from the beginning, and again whenever it is rebuilt. Guard each upsert
 * by the aggregate's version (`event.sequence`).
 */
export const projector = ({ consumer, on: rules, reset }: ProjectorOptions): ConsumerDefinition => ({
  consumer,
  kind: 'projector',
  rules,
  startAt: 'beginning',
  maxAgeMs: null,
  reset,
});

export interface ReactorOptions {
  readonly consumer: string;
  readonly on: readonly EventRule[];
  /** `head` unless told: what was said before it first ran is not its concern. */
  readonly startAt?: 'head' | 'beginning';
  /** Skips events older than this; a day unless told, null for never. */
  readonly maxAgeMs?: number | null;
}

const dayMs = 24 * 60 * 60_000;

/** Has effects outside its own projection (mail, a command to an aggregate); never rebuilt. */
export const reactor = ({ consumer, on: rules, startAt = 'head', maxAgeMs = dayMs }: ReactorOptions): ConsumerDefinition => ({
  consumer,
  kind: 'reactor',
  rules,
  startAt,
  maxAgeMs,
});

/** The topics that a consumer's rules listen to. */
export const topicsOf = ({ rules }: ConsumerDefinition): string[] => [...new Set(rules.map(({ definition }) => definition.topic.name))];
