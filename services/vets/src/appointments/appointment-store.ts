import type { OutgoingEvent, RepublishedState } from '@paltu/events';
import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { AppointmentStatus } from '@paltu/reference';
import type { BookedSlot, VisitedVet } from './appointment-decisions.ts';
import type { Appointment, AppointmentEvent, AppointmentId, AppointmentView, Closing, HistoryEntry, SlotId, VetId } from './appointment.ts';

/** The calendar of a vet: what is decided about its slots, is decided one after the other. */
export interface Calendars {
  /** The member's own, and those whom booked visits of the member after `after` are to; always in the same order. */
  listOf(memberId: MemberId, after: Date): Promise<readonly VetId[]>;
  /** The vet, undefined when there is none. Nobody else decides about its slots until the transaction ends. */
  hold(vetId: VetId): Promise<VisitedVet | undefined>;
  /** The same, or undefined while somebody else decides about its slots. */
  lockSkipLocked(vetId: VetId): Promise<VisitedVet | undefined>;
  /** A slot of a vet that is locked, by its id or by when it begins. */
  findSlot(vetId: VetId, slot: { readonly id?: SlotId | undefined; readonly startsAt?: Date | undefined }): Promise<BookedSlot | undefined>;
  /** @throws AppError `slot.not-free` when it is booked already */
  setBooked(slotId: SlotId, isBooked: boolean): Promise<void>;
  /** One guest more has come for the first time. */
  addPatient(vetId: VetId): Promise<void>;
}

/** Appointments; each stays locked until the transaction ends. */
export interface AppointmentRepository {
  /** @throws AppError `appointment.not-found` */
  get(id: AppointmentId): Promise<Appointment>;
  /** The same, or undefined while somebody else decides about it. */
  findUnlessHeld(id: AppointmentId): Promise<Appointment | undefined>;
  /** Booked ones that begin after `after`, of either side, always in the same order. */
  listToCome(memberId: MemberId, after: Date): Promise<readonly Appointment[]>;
  countToCome(vetId: VetId, guestId: MemberId, after: Date): Promise<number>;
  /** Whether the guest has completed another visit to the vet. */
  hasCompleted(vetId: VetId, guestId: MemberId, besides: AppointmentId): Promise<boolean>;
  /** @throws AppError `slot.not-free` when its slot is booked by another */
  add(appointment: Appointment): Promise<void>;
  save(appointment: Appointment): Promise<void>;
  /** Forgets all that the member wrote, and of the pets that came along. */
  eraseTexts(memberId: MemberId): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface AppointmentScope {
  readonly calendars: Calendars;
  readonly appointments: AppointmentRepository;
  readonly outbox: { append(events: readonly AppointmentEvent[]): Promise<void> };
  /** Keeps a decision about an appointment that is locked. */
  readonly keep: Keep<Appointment, AppointmentEvent>;
  /** Whether the member has left; the answer holds until the transaction ends. */
  isAway(memberId: MemberId): Promise<boolean>;
}

export type InAppointmentTransaction = InTransaction<AppointmentScope>;

/** A time from `from` until before `until`. */
interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

export interface AppointmentFilter {
  readonly as?: AppointmentView | undefined;
  readonly status?: AppointmentStatus | undefined;
  /** Those that begin then. */
  readonly begins?: TimeSpan | undefined;
}

interface AppointmentPage {
  readonly appointments: readonly Appointment[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export type StatusCounts = Readonly<Partial<Record<AppointmentStatus, number>>>;

export interface DueAppointment extends Pick<Appointment, 'id' | 'vetId' | 'vetOwnerId'> {
  readonly dueAt: Date;
}

/** Appointments as screens read them, without locks. */
export interface AppointmentQueries {
  find(id: AppointmentId): Promise<Appointment | undefined>;
  /** Of one member; the next one first, or the last one. */
  list(memberId: MemberId, filter: AppointmentFilter, order: 'next' | 'last', page: PageWanted): Promise<AppointmentPage>;
  /** All of either side, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Appointment[]>;
  /** Whether the guest has completed a visit to the vet; it stays so. */
  hasVisited(vetId: string, guestId: MemberId): Promise<boolean>;
  /** Of a vet, by status. */
  countByStatus(vetId: VetId): Promise<StatusCounts>;
  /** Free slots of a vet that begin after `after`. */
  countFreeSlots(vetId: VetId, after: Date): Promise<number>;
  /** Those for which something is due, the longest due first: at most `limit` that follow `after`. */
  listDue(now: Date, after: DueAppointment | undefined, limit: number): Promise<readonly DueAppointment[]>;
}

/** Where appointments are kept: the adapters of PostgreSQL, or of MongoDB. */
export interface AppointmentStore<Trx> {
  readonly calendarsIn: (trx: Trx) => Calendars;
  readonly appointmentsIn: (trx: Trx) => AppointmentRepository;
  readonly queries: AppointmentQueries;
  /** All appointments, for an operator who republishes them. */
  readonly asEvents: (toEvents: (appointment: Appointment) => readonly OutgoingEvent[]) => RepublishedState<Trx>;
}

/** As JSON has it: instants are text. */
type Written<T> = { readonly [Field in keyof T]: T[Field] extends Date ? string : T[Field] extends Date | null ? string | null : T[Field] };

type AppointmentDocument = Omit<Written<Appointment>, 'closing' | 'history'> & {
  readonly closing: Written<Closing> | null;
  readonly history: readonly Written<HistoryEntry>[];
};

const instantIn = <T extends { readonly at: string }>(written: T) => ({ ...written, at: new Date(written.at) });

export const toAppointment = (row: object): Appointment => {
  const { document } = row as { readonly document: AppointmentDocument };
  return {
    ...document,
    startsAt: new Date(document.startsAt),
    endsAt: new Date(document.endsAt),
    createdAt: new Date(document.createdAt),
    updatedAt: new Date(document.updatedAt),
    nextDueAt: document.nextDueAt === null ? null : new Date(document.nextDueAt),
    closing: document.closing && instantIn(document.closing),
    history: document.history.map(instantIn),
  };
};
