import { eachDue, invalidInput, keeping, newId, type Clock, type Decided, type Logger, type MemberId } from '@paltu/kernel';
import type { FindAway, FollowMember } from '@paltu/projections';
import { book, cancel, followAbsence, followLeaving, passTime, recordAttendance, type Booking } from './appointment-decisions.ts';
import type { AppointmentQueries, AppointmentScope, DueAppointment, InAppointmentTransaction } from './appointment-store.ts';
import {
  accountDeactivated,
  appointmentNotFound,
  notYourStep,
  type Appointment,
  type AppointmentEvent,
  type AppointmentId,
  type SlotId,
  type VetId,
} from './appointment.ts';

/** How decisions about appointments are kept: a slot that was called off is free again, and a guest who came first is a patient more. */
export const keepAppointments = ({ appointments, calendars, outbox }: Omit<AppointmentScope, 'keep'>): AppointmentScope['keep'] =>
  keeping({
    save: async (appointment, before) => {
      const { id, status, vetId, guestId, slotId } = appointment;
      await appointments.save(appointment);
      if (before.status === 'booked' && status === 'cancelled') await calendars.setBooked(slotId, false);
      if (status === 'completed' && !(await appointments.hasCompleted(vetId, guestId, id))) await calendars.addPatient(vetId);
    },
    outbox,
  });

type MemberSide = 'guest' | 'vet';

/** Which of the two a member is; undefined for everybody else. */
const sideOf = ({ vetOwnerId, guestId }: Appointment, memberId: MemberId): MemberSide | undefined => {
  if (memberId === guestId) return 'guest';
  return memberId === vetOwnerId ? 'vet' : undefined;
};

interface SeenAppointment {
  readonly appointment: Appointment;
  /** From which the member sees it. */
  readonly side: MemberSide;
}

/** @throws AppError `appointment.not-found` for a stranger, `appointment.not-yours` for the other side */
const requireSide = (appointment: Appointment | undefined, memberId: MemberId, allowed?: MemberSide): SeenAppointment => {
  const side = appointment && sideOf(appointment, memberId);
  if (appointment === undefined || side === undefined) throw appointmentNotFound();
  if (allowed !== undefined && side !== allowed) throw notYourStep();
  return { appointment, side };
};

interface DecisionNeeds {
  readonly inTransaction: InAppointmentTransaction;
  readonly queries: Pick<AppointmentQueries, 'find'>;
  readonly clock: Clock;
}

interface BookingWish extends Omit<Booking, 'id'> {
  readonly vetId: VetId;
  readonly slotId?: SlotId | undefined;
}

interface Decision {
  readonly appointmentId: AppointmentId;
  readonly memberId: MemberId;
}

interface DecisionInput {
  readonly appointment: Appointment;
  readonly side: MemberSide;
  readonly at: Date;
}

const withoutReason = () => invalidInput([{ path: 'reason', code: 'required', msg: 'A reason is required' }]);

/** What guests and vets decide about visits. */
export const appointmentDecisions = ({ inTransaction, queries, clock }: DecisionNeeds) => {
  /** One of the two sides decides: the vet is locked before anything is read that the decision rests on. */
  const decide = async (
    { appointmentId, memberId }: Decision,
    allowed: MemberSide | undefined,
    decideOn: (input: DecisionInput) => Decided<Appointment, AppointmentEvent>,
  ): Promise<Appointment> => {
    // Neither the vet of an appointment nor its two sides ever change.
    const { appointment: known, side } = requireSide(await queries.find(appointmentId), memberId, allowed);
    return inTransaction(async ({ calendars, appointments, keep }) => {
      await calendars.hold(known.vetId);
      const appointment = await appointments.get(appointmentId);
      return keep(appointment, decideOn({ appointment, side, at: clock.now() }));
    });
  };
  return {
    /**
     * A member books a slot, which is theirs at once. Locks the member, then the vet, then the slot, always in this order.
     * @throws AppError when the slot cannot be had, or not by this member
     */
    book: ({ vetId, slotId, ...booking }: BookingWish): Promise<Appointment> =>
      inTransaction(async ({ calendars, appointments, outbox, isAway }) => {
        if (await isAway(booking.guestId)) throw accountDeactivated();
        const vet = await calendars.hold(vetId);
        const slot = await calendars.findSlot(vetId, slotId === undefined ? { startsAt: booking.expectedStart } : { id: slotId });
        const now = clock.now();
        const toCome = await appointments.countToCome(vetId, booking.guestId, now);
        const { state, events } = book({ vet, slot, toCome }, { ...booking, id: newId() as AppointmentId }, now);
        await calendars.setBooked(state.slotId, true);
        await appointments.add(state);
        await outbox.append(events);
        return state;
      }),
    /**
     * Either side calls it off, a vet with a reason; the slot is free again.
     * @throws AppError when the member is neither side, comes too late, gives no reason as a vet, or it has ended
     */
    cancel: ({ reason, ...decision }: Decision & { readonly reason: string }): Promise<Appointment> =>
      decide(decision, undefined, ({ appointment, side: by, at }) => {
        if (by === 'vet' && reason === '') throw withoutReason();
        return cancel(appointment, { by, reason }, at);
      }),
    /** The vet records whether the guest came. @throws AppError when the member is not the vet, or it has not begun, or ended otherwise */
    recordAttendance: ({ status, ...decision }: Decision & { readonly status: 'completed' | 'no-show' }): Promise<Appointment> =>
      decide(decision, 'vet', ({ appointment, at }) => recordAttendance(appointment, status, at)),
  };
};
export type AppointmentDecisions = ReturnType<typeof appointmentDecisions>;

type Follow = (appointment: Appointment, by: MemberSide, at: Date) => Decided<Appointment, AppointmentEvent>;

const followVisits = async (scope: AppointmentScope, memberId: MemberId, follow: Follow, now: Date): Promise<void> => {
  const { calendars, appointments, keep } = scope;
  // Held before the visits are listed: one that is booked in between would stay.
  for (const vetId of await calendars.listOf(memberId, now)) await calendars.hold(vetId);
  for (const { id } of await appointments.listToCome(memberId, now)) {
    const appointment = await appointments.get(id);
    const by = appointment.guestId === memberId ? 'guest' : 'vet';
    await keep(appointment, follow(appointment, by, now));
  }
};

/** A visit that a suspended guest has booked stays. */
const whileSuspended: Follow = (appointment, by, at) =>
  by === 'vet' ? followAbsence(appointment, at) : { state: appointment, events: [] };

/** Cancels the visits to come of a member who leaves, those of a suspended vet that begin soon, and forgets the words of one whose account is erased. */
export const followMember =
  (scope: AppointmentScope, clock: Clock): FollowMember =>
  async ({ memberId, isAway, hasLeft, isErased }) => {
    if (isAway) await followVisits(scope, memberId, hasLeft ? followLeaving : whileSuspended, clock.now());
    if (isErased) await scope.appointments.eraseTexts(memberId);
  };

interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<AppointmentQueries, 'listDue'>;
  readonly findAway: FindAway;
  readonly logger: Logger;
}

/** Publishes what begins soon, calls it off where the vet is away, and completes what is long over; several instances may do so at once. */
export const remindOfAppointments =
  ({ inTransaction, queries, findAway, clock, logger }: RemindNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    await eachDue<DueAppointment>({ list: (after, limit) => queries.listDue(now, after, limit), logger, stopping }, async (due) => {
      // Who leaves meanwhile has their visits cancelled by that.
      const isVetAway = (await findAway([due.vetOwnerId])).size > 0;
      await inTransaction(async ({ calendars, appointments, keep }) => {
        // What another instance, or a decision, has locked is left to the next run.
        if ((await calendars.lockSkipLocked(due.vetId)) === undefined) return;
        const appointment = await appointments.findUnlessHeld(due.id);
        if (appointment !== undefined) await keep(appointment, passTime(appointment, isVetAway, now));
      });
    });
  };
