import type { BusMessage } from '../src/envelope/event.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, source } from './event-harness.ts';

/** `anEvent` as it travels. */
export const messageOf = (key: string, sequence: number): BusMessage => toMessage(anEvent(key, sequence), source);
export const sequenceOf = ({ headers }: BusMessage): number => Number(headers['ce_sequence']);
export const keysOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `pet-${index}`);
