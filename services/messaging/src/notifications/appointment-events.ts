import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentDue,
  appointmentMissed,
  vetWords,
  type Appointment,
} from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { NoticeRequest, Notify, NoticeType, SourceEvent } from './notice.ts';

type Side = 'guest' | 'vet';

const pages: Readonly<Record<Side, string>> = { guest: 'dashboard?tab=appointments', vet: 'vet-dashboard' };

/** Those who did not end it; who has left is notified of nothing. */
const others = ({ closedBy, code }: Appointment): readonly Side[] => {
  const by = closedBy === undefined ? 'product' : vetWords.side.toWord(closedBy);
  if (by === 'guest' || code === 'guest-left') return ['vet'];
  return by === 'vet' || code === 'vet-left' ? ['guest'] : ['guest', 'vet'];
};

/** A visit was booked, called off, is over, or begins soon. */
export const onAppointmentStep = (notifyIn: (trx: Transaction) => Notify): EventRule[] => {
  const toSides = async (
    trx: Transaction,
    { id, time, isRepublished, data }: SourceEvent & { readonly data: { readonly appointment?: Appointment | undefined } },
    type: NoticeType,
    sides: (appointment: Appointment) => readonly Side[],
  ): Promise<void> => {
    const { appointment } = data;
    if (appointment === undefined || isRepublished) return;
    const { vetName: vet, startsAt, code } = appointment;
    const params = { vet, startsAt: startsAt === undefined ? '' : timestampDate(startsAt).toISOString(), code };
    const requestFor = (side: Side): NoticeRequest => {
      const memberIds = [(side === 'guest' ? appointment.guestId : appointment.vetOwnerId) as MemberId];
      return { eventId: id, type, memberIds, subjectId: appointment.id, thingId: appointment.vetId, params, page: pages[side], at: time };
    };
    await notifyIn(trx)(...sides(appointment).map(requestFor));
  };
  return [
    on(appointmentBooked, (event, trx) => toSides(trx, event, 'appointment.booked', () => ['vet'])),
    on(appointmentCancelled, (event, trx) => toSides(trx, event, 'appointment.cancelled', others)),
    on(appointmentCompleted, (event, trx) => toSides(trx, event, 'appointment.completed', () => ['guest'])),
    on(appointmentMissed, (event, trx) => toSides(trx, event, 'appointment.missed', () => ['guest'])),
    on(appointmentDue, (event, trx) => toSides(trx, event, 'appointment.due', () => ['guest', 'vet'])),
  ];
};
