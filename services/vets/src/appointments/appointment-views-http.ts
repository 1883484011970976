import type { MemberId } from '@paltu/kernel';
import {
  memberView,
  presentMember,
  type ContactDirectory,
  type ContactsById,
  type FindAway,
  type MemberDirectory,
  type MembersById,
} from '@paltu/projections';
import { appointmentStatuses, cityName, clockTimeAt, formerMember, visitorTypes, visitReasons } from '@paltu/reference';
import { z } from 'zod';
import {
  cancelledHoursBefore,
  closingCodes,
  hourMs,
  sides,
  type Appointment,
  type Closing,
  type HistoryEntry,
  type VetId,
} from './appointment.ts';

const instant = z.iso.datetime();

/** Who comes, and how the vet reaches them. */
const guestView = z.strictObject({ ...memberView.shape, phone: z.string().nullable() }).meta({ id: 'AppointmentGuest' });

/** Where the visit is; the name as it was when it was booked where the profile is gone, `formerMember` where the account is. */
const visitedVetView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    ownerId: z.uuid(),
    name: z.string(),
    clinicName: z.string(),
    address: z.string(),
    city: z.string(),
    phone: z.string().nullable(),
    consultationFee: z.int(),
    /** The member is suspended, or has left: unless they are back a day before the visit, it is cancelled. */
    isAway: z.boolean(),
  })
  .meta({ id: 'AppointmentVet' });

/** An appointment as its two sides see it; `date` and `time` are those of Pakistan. */
export const appointmentView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    status: z.enum(appointmentStatuses),
    vet: visitedVetView,
    guest: guestView,
    slotId: z.uuid(),
    startsAt: instant,
    endsAt: instant,
    date: z.string(),
    time: z.string(),
    petName: z.string(),
    petType: z.enum(visitorTypes),
    reason: z.enum(visitReasons),
    message: z.string(),
    /** How it ended: `code` where nobody gave a reason in words. */
    closing: z.strictObject({ by: z.enum(sides), at: instant, code: z.enum(closingCodes).nullable(), reason: z.string() }).nullable(),
    history: z.array(z.strictObject({ status: z.enum(appointmentStatuses), at: instant, by: z.enum(sides) })).readonly(),
    /** Until when the guest may cancel. */
    mayCancelUntil: instant,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'VetAppointment' });

/** Where a vet is visited. */
interface Practice {
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

interface AppointmentPresenterNeeds {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly readPractices: ReadPractices;
  readonly findAway: FindAway;
}

type Presented = z.input<typeof appointmentView>;

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
    isAway: known.away.has(vetOwnerId),
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

/** Appointments as their two sides see them. */
export const appointmentPresenter = ({ members, contacts, readPractices, findAway }: AppointmentPresenterNeeds) => {
  const many = async (appointments: readonly Appointment[]): Promise<Presented[]> => {
    const guests = appointments.map(({ guestId }) => guestId);
    const [found, reached, away, practices] = await Promise.all([
      members.find(guests),
      contacts.find(guests),
      findAway(appointments.flatMap(({ guestId, vetOwnerId }) => [guestId, vetOwnerId])),
      readPractices([...new Set(appointments.map(({ vetId }) => vetId))]),
    ]);
    return appointments.map((appointment) => present(appointment, { members: found, contacts: reached, away, practices }));
  };
  return { many, one: async (appointment: Appointment): Promise<Presented> => (await many([appointment]))[0] as Presented };
};

export type AppointmentPresenter = ReturnType<typeof appointmentPresenter>;
