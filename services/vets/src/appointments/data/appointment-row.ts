import type { Appointment, Closing, HistoryEntry } from '../domain/appointment.ts';

/** As JSON has it: instants are text. */
type Written<T> = { readonly [Field in keyof T]: T[Field] extends Date ? string : T[Field] extends Date | null ? string | null : T[Field] };

type AppointmentDocument = Omit<Written<Appointment>, 'closing' | 'history'> & {
  readonly closing: Written<Closing> | null;
  readonly history: readonly Written<HistoryEntry>[];
};

/** An appointment as a row of the table `appointments`: the document, and what it is found by. */
export const toRow = (appointment: Appointment): Record<string, unknown> => ({
  id: appointment.id,
  vet_id: appointment.vetId,
  vet_owner_id: appointment.vetOwnerId,
  guest_id: appointment.guestId,
  slot_id: appointment.slotId,
  status: appointment.status,
  starts_at: appointment.startsAt,
  next_due_at: appointment.nextDueAt,
  document: JSON.stringify(appointment),
});

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
