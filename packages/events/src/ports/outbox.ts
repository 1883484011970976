import type { OutgoingEvent } from '../envelope/outgoing-event.ts';

/** Takes the events of an aggregate in the transaction that stores it: the only way to publish. */
export interface Outbox {
  append(events: readonly OutgoingEvent[]): Promise<void>;
}

export interface OutboxOptions {
  /** `/paltu/pets` */
  readonly source: string;
  /** These events repeat what their aggregates are, because an operator asked for it. */
  readonly isRepublished?: boolean;
}
