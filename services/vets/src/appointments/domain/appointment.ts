import type { Branded, MemberId } from '@paltu/kernel';
import type { AppointmentStatus, VisitorType, VisitReason } from '@paltu/reference';

export type AppointmentId = Branded<string, 'AppointmentId'>;
export type SlotId = Branded<string, 'SlotId'>;
export type VetId = Branded<string, 'VetId'>;

/** Who takes a step: one of the two, or the rules of the product. */
export const sides = ['guest', 'vet', 'product'] as const;
export type Side = (typeof sides)[number];

/** Why something ended that nobody ended in words. */
export const closingCodes = ['guest-left', 'vet-left', 'over'] as const;
export type ClosingCode = (typeof closingCodes)[number];

export interface HistoryEntry {
  readonly status: AppointmentStatus;
  readonly at: Date;
  readonly by: Side;
}

/** How it ended. */
export interface Closing {
  readonly by: Side;
  readonly at: Date;
  /** Empty where one of the two decided. */
  readonly code: ClosingCode | '';
  /** In the words of the one who ended it; empty when there were none. */
  readonly reason: string;
}

/** What a guest writes about the visit. */
export interface Visit {
  readonly petName: string;
  readonly petType: VisitorType;
  readonly reason: VisitReason;
  /** Empty when there was none. */
  readonly message: string;
}

/** A visit that a guest has booked. */
export interface Appointment extends Visit {
  readonly id: AppointmentId;
  readonly version: number;
  readonly vetId: VetId;
  /** As it was when the visit was booked. */
  readonly vetName: string;
  /** The member who is the vet. */
  readonly vetOwnerId: MemberId;
  readonly guestId: MemberId;
  readonly slotId: SlotId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: AppointmentStatus;
  readonly closing: Closing | null;
  readonly history: readonly HistoryEntry[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the next reminder is due, or that it ends by itself; null when it has ended. */
  readonly nextDueAt: Date | null;
}
