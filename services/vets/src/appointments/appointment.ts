import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import type { AppointmentStatus, VisitorType, VisitReason } from '@paltu/reference';

export const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

export const slotNotFound = refusal('not-found', 'slot.not-found', 'This slot does not exist');

export const slotNotFree = refusal('conflict', 'slot.not-free', 'This slot is no longer free');

export const appointmentNotFound = refusal('not-found', 'appointment.not-found', 'Appointment not found');

export const ownProfile = refusal('forbidden', 'appointment.own-profile', 'You cannot book a visit to yourself');

export const notYourStep = refusal('forbidden', 'appointment.not-yours', 'Only the vet of this appointment may do this');

export const tooManyAppointments = refusal('conflict', 'appointment.too-many', 'You have three appointments with this vet already');

export const tooLate = refusal('conflict', 'appointment.too-late', 'An appointment can be cancelled until two hours before it begins');

export const tooEarly = refusal('conflict', 'appointment.too-early', 'This appointment has not begun yet');

export const alreadyEnded = refusal('conflict', 'appointment.already-ended', 'This appointment has already ended');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

export type AppointmentId = Branded<string, 'AppointmentId'>;
export type SlotId = Branded<string, 'SlotId'>;
export type VetId = Branded<string, 'VetId'>;

/** Who takes a step: one of the two, or the rules of the product. */
export const sides = ['guest', 'vet', 'product'] as const;
type Side = (typeof sides)[number];

/** Why something ended that nobody ended in words. */
export const closingCodes = ['guest-left', 'vet-left', 'vet-away', 'over'] as const;
type ClosingCode = (typeof closingCodes)[number];

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

/** Something that happened to an appointment: as it was after that. */
interface Fact {
  readonly appointment: Appointment;
  readonly at: Date;
}

interface AppointmentBooked extends Fact {
  readonly type: 'AppointmentBooked';
}

interface AppointmentCancelled extends Fact {
  readonly type: 'AppointmentCancelled';
}

interface AppointmentCompleted extends Fact {
  readonly type: 'AppointmentCompleted';
}

/** The guest did not come. */
interface AppointmentMissed extends Fact {
  readonly type: 'AppointmentMissed';
}

/** It begins soon. */
interface AppointmentDue extends Fact {
  readonly type: 'AppointmentDue';
  readonly hoursBefore: number;
}

export type AppointmentEvent = AppointmentBooked | AppointmentCancelled | AppointmentCompleted | AppointmentMissed | AppointmentDue;

export const hourMs = 60 * 60_000;

/** Both sides are reminded so many hours before. */
const remindedHoursBefore = [24, 2] as const;

/** Until then a guest may cancel. */
export const cancelledHoursBefore = 2;

/** So long after its end a visit counts as completed when nobody recorded anything else. */
const silenceMs = 24 * hourMs;

type Timed = Pick<Appointment, 'startsAt' | 'endsAt'>;

const reminderAt = ({ startsAt }: Timed, hours: number): Date => new Date(startsAt.getTime() - hours * hourMs);

export const endsByItselfAt = ({ endsAt }: Timed): Date => new Date(endsAt.getTime() + silenceMs);

/** The first reminder after `after`, or the end by itself. */
export const nextDueAfter = (visit: Timed, after: Date): Date => {
  const next = remindedHoursBefore.map((hours) => reminderAt(visit, hours)).find((due) => due > after);
  return next ?? endsByItselfAt(visit);
};

/** It begins so soon that its first reminder is past: until then a vet who is suspended may be back for it. */
export const beginsSoon = (visit: Timed, now: Date): boolean => reminderAt(visit, Math.max(...remindedHoursBefore)) <= now;

/**
 * Which reminder is published between `from`, when it was due, and `now`: the last one; undefined when it was none, or the visit has begun.
 */
export const reminderBetween = (visit: Timed, from: Date, now: Date): number | undefined => {
  if (visit.startsAt <= now) return undefined;
  return remindedHoursBefore.findLast((hours) => reminderAt(visit, hours) >= from && reminderAt(visit, hours) <= now);
};

/** Which side of the appointments a member looks from; both when absent. */
export const views = ['guest', 'vet'] as const;
export type AppointmentView = (typeof views)[number];
