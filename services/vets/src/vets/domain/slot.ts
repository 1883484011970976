import type { Branded } from '@paltu/kernel';
import type { VetId } from './vet.ts';

export type SlotId = Branded<string, 'SlotId'>;

/** A time in which a vet can be visited. */
export interface Slot {
  readonly id: SlotId;
  readonly vetId: VetId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBooked: boolean;
}

export const mostSlotsAtOnce = 200;
/** Of a vet, that have not begun. */
export const mostSlotsToCome = 1_000;
/** How far ahead slots may lie. */
export const furthestAheadMs = 90 * 24 * 60 * 60_000;

export const shortestMinutes = 10;
export const longestMinutes = 240;
export const usualMinutes = 30;
