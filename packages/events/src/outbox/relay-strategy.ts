import type { BusMessage } from '../envelope/bus-message.ts';
import type { OutboxRow } from '../ports/relay-lock.ts';

export interface RelaySteps {
  /** Resolves when the bus has stored the messages. */
  readonly publish: (messages: readonly BusMessage[]) => Promise<void>;
  /** Marks rows as published, on the session that holds the relay's lock. */
  readonly mark: (positions: readonly number[]) => Promise<void>;
}

/** The order of the two steps: a parameter only so that a test can show what the other order loses. */
export type RelayStrategy = (batch: readonly OutboxRow[], steps: RelaySteps) => Promise<void>;

/** At least once: a relay that dies between the steps publishes the batch again, and the inbox of each consumer drops the copy. */
export const publishThenMark: RelayStrategy = async (batch, { publish, mark }) => {
  await publish(batch.map(({ message }) => message));
  await mark(batch.map(({ position }) => position));
};
