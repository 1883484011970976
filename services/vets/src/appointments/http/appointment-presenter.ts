import type { MemberId } from '@paltu/kernel';
import {
  presentMember,
  type ContactDirectory,
  type ContactsById,
  type FindAway,
  type MemberDirectory,
  type MembersById,
} from '@paltu/projections';
import { cityName, clockTimeAt, formerMember } from '@paltu/reference';
import type { z } from 'zod';
import type { Appointment, Closing, HistoryEntry, VetId } from '../domain/appointment.ts';
import { cancelledHoursBefore, hourMs } from '../domain/due-times.ts';
import type { appointmentView } from './appointment-view.ts';

/** Where a vet is visited. */
export interface Practice {
  readonly id: VetId;
  readonly name: string;
  readonly clinicName: string;
  readonly address: string;
  readonly cityId: string;
  /** Empty when not given. */
  readonly phone: string;
  readonly consultationFee: number;
}

export type ReadPractices = (ids: readonly VetId[]) => Promise<ReadonlyMap<VetId, Practice>>;

export interface AppointmentPresenterNeeds {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly readPractices: ReadPractices;
  readonly findAway: FindAway;
}

type Presented = z.input<typeof appointmentView>;

/** Appointments as their two sides see them. */
export interface AppointmentPresenter {
  one(appointment: Appointment): Promise<Presented>;
  many(appointments: readonly Appointment[]): Promise<Presented[]>;
}

interface Known {
  readonly members: MembersById;
  readonly contacts: ContactsById;
  readonly away: ReadonlySet<MemberId>;
  readonly practices: ReadonlyMap<VetId, Practice>;
}

/** A visit that was called off, or somebody who has left, is no reason to call. */
const phoneOf = (id: MemberId, phone: string | undefined, { status }: Appointment, { away }: Known): string | null =>
  status === 'cancelled' || away.has(id) ? null : phone || null;

const presentPractice = (appointment: Appointment, known: Known): Presented['vet'] => {
  const { vetId, vetOwnerId, vetName } = appointment;
  const practice = known.practices.get(vetId);
  const { clinicName = '', address = '', consultationFee = 0 } = practice ?? {};
  return {
    _id: vetId,
    id: vetId,
    ownerId: vetOwnerId,
    name: practice === undefined ? vetName : practice.name || formerMember,
    clinicName,
    address,
    city: practice === undefined ? '' : cityName(practice.cityId),
    phone: phoneOf(vetOwnerId, practice?.phone, appointment, known),
    consultationFee,
  };
};

const presentClosing = ({ by, at, code, reason }: Closing) => ({ by, at: at.toISOString(), code: code === '' ? null : code, reason });

const presentEntry = ({ status, at, by }: HistoryEntry) => ({ status, at: at.toISOString(), by });

const present = (appointment: Appointment, known: Known): Presented => {
  const { id, guestId, status, slotId, startsAt, endsAt, petName, petType, reason, message, closing } = appointment;
  return {
    _id: id,
    id,
    status,
    vet: presentPractice(appointment, known),
    guest: { ...presentMember(guestId, known.members), phone: phoneOf(guestId, known.contacts.get(guestId)?.phone, appointment, known) },
    slotId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...clockTimeAt(startsAt),
    petName,
    petType,
    reason,
    message,
    closing: closing && presentClosing(closing),
    history: appointment.history.map(presentEntry),
    mayCancelUntil: new Date(startsAt.getTime() - cancelledHoursBefore * hourMs).toISOString(),
    createdAt: appointment.createdAt.toISOString(),
    updatedAt: appointment.updatedAt.toISOString(),
  };
};

export const appointmentPresenter = ({ members, contacts, readPractices, findAway }: AppointmentPresenterNeeds): AppointmentPresenter => {
  const many: AppointmentPresenter['many'] = async (appointments) => {
    const guests = appointments.map(({ guestId }) => guestId);
    const [found, reached, away, practices] = await Promise.all([
      members.find(guests),
      contacts.find(guests),
      findAway(appointments.flatMap(({ guestId, vetOwnerId }) => [guestId, vetOwnerId])),
      readPractices([...new Set(appointments.map(({ vetId }) => vetId))]),
    ]);
    return appointments.map((appointment) => present(appointment, { members: found, contacts: reached, away, practices }));
  };
  return { many, one: async (appointment) => (await many([appointment]))[0] as Presented };
};
