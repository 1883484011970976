import type { Appointment } from './appointment.ts';

/** Something that happened to an appointment: as it was after that. */
interface Fact {
  readonly appointment: Appointment;
  readonly at: Date;
}

export interface AppointmentBooked extends Fact {
  readonly type: 'AppointmentBooked';
}

export interface AppointmentCancelled extends Fact {
  readonly type: 'AppointmentCancelled';
}

export interface AppointmentCompleted extends Fact {
  readonly type: 'AppointmentCompleted';
}

/** The guest did not come. */
export interface AppointmentMissed extends Fact {
  readonly type: 'AppointmentMissed';
}

/** It begins soon. */
export interface AppointmentDue extends Fact {
  readonly type: 'AppointmentDue';
  readonly hoursBefore: number;
}

export type AppointmentEvent = AppointmentBooked | AppointmentCancelled | AppointmentCompleted | AppointmentMissed | AppointmentDue;
