import { currentRequest } from '@paltu/kernel';
import { toMessage } from '../envelope/envelope.ts';
import type { BusMessage, OutgoingEvent } from '../envelope/event.ts';
import type { OutboxOptions } from '../ports/outbox.ts';

/** Most bytes of one event's data. */
export const maxEventBytes = 256 * 1024;

/** The event as it travels. @throws Error for one over 256 KB: what a caller may send is bounded far below, so this is a fault of ours. */
export const messageToKeep = (event: OutgoingEvent, { source, isRepublished = false }: OutboxOptions): BusMessage => {
  const message = toMessage(event, source, { ...currentRequest(), isRepublished });
  const bytes = message.value?.byteLength ?? 0;
  if (bytes > maxEventBytes) throw new Error(`the event ${event.definition.type} holds ${bytes} bytes, more than ${maxEventBytes}`);
  return message;
};

/** Relays of this process, by what names their databases. */
const listeners = new Map<() => void, string>();

/** Calls `listener` after each append to the outbox of `database` that this process commits. Returns the way to stop. */
export const onAppended = (database: string, listener: () => void): (() => void) => {
  const call = (): void => listener();
  listeners.set(call, database);
  return () => void listeners.delete(call);
};

export const announceAppended = (database: string): void => {
  for (const [call, wanted] of listeners) if (wanted === database) call();
};
