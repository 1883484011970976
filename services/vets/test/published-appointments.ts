import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentDue,
  appointmentMissed,
  type EventDefinition,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { appointmentStatuses, visitorTypes, visitReasons } from '@paltu/reference';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { appointmentOutbox, stateOfAppointment } from '../src/appointments/appointment-events.ts';
import {
  closingCodes,
  sides,
  type Appointment,
  type AppointmentEvent,
  type AppointmentId,
  type SlotId,
  type VetId,
} from '../src/appointments/appointment.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const memberId = fc.uuid().map((id) => id as MemberId);
const code = fc.constantFrom(...closingCodes, '' as const);

const appointment: fc.Arbitrary<Appointment> = fc.record({
  id: fc.uuid().map((id) => id as AppointmentId),
  version: fc.integer({ min: 1 }),
  vetId: fc.uuid().map((id) => id as VetId),
  vetName: text,
  vetOwnerId: memberId,
  guestId: memberId,
  slotId: fc.uuid().map((id) => id as SlotId),
  startsAt: instant,
  endsAt: instant,
  petName: text,
  petType: fc.constantFrom(...visitorTypes),
  reason: fc.constantFrom(...visitReasons),
  message: text,
  status: fc.constantFrom(...appointmentStatuses),
  closing: fc.option(fc.record({ by: fc.constantFrom(...sides), at: instant, code, reason: text })),
  history: fc.constant([]),
  createdAt: instant,
  updatedAt: instant,
  nextDueAt: fc.option(instant),
});

/** Nothing of what the two sides wrote, and nothing of what is only kept to remind them. */
const fieldsOf = ({ closing, petName: _name, message: _message, history: _history, nextDueAt: _due, ...state }: Appointment) => ({
  ...state,
  closedBy: closing?.by,
  code: closing?.code ?? '',
  closedAt: closing?.at,
});

const publishedFact = (type: AppointmentEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ appointment, at: instant, hoursBefore: fc.constantFrom(24, 2) }),
    publish: (fact, outbox) => appointmentOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ appointment: state, at, hoursBefore }) => ({
      subject: state.id,
      sequence: state.version,
      time: at,
      data: { appointment: fieldsOf(state), ...(type === 'AppointmentDue' ? { hoursBefore } : {}) },
    }),
  });

const ends = [
  ['booked', appointmentBooked],
  ['cancelled', appointmentCancelled],
  ['completed', appointmentCompleted],
  ['no-show', appointmentMissed],
] as const;

/** The appointment as it is, published again when nothing has happened to it: as of its last step. */
const publishedState = ([status, definition]: (typeof ends)[number]) =>
  publishedEvent({
    definition,
    facts: fc.tuple(appointment, instant).map(([state, at]) => ({
      ...state,
      status,
      history: [{ status: 'booked', at: state.createdAt, by: 'guest' } as const, { status, at, by: 'vet' } as const],
    })),
    publish: (state, outbox) => outbox.append([stateOfAppointment(state)]),
    expected: (state) => ({
      subject: state.id,
      sequence: state.version,
      time: state.history[1]?.at ?? state.createdAt,
      data: { appointment: fieldsOf(state) },
    }),
  });

export const publishedEvents = [
  ...ends.map(publishedState),
  publishedFact('AppointmentBooked', appointmentBooked),
  publishedFact('AppointmentCancelled', appointmentCancelled),
  publishedFact('AppointmentCompleted', appointmentCompleted),
  publishedFact('AppointmentMissed', appointmentMissed),
  publishedFact('AppointmentDue', appointmentDue),
];
