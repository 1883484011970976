import type { DemoMember } from '../pets/members.ts';
import type { CallAs } from '../seeding/accounts.ts';
import { untilConsumed } from '../seeding/until-consumed.ts';
import type { DemoVisit } from './visits.ts';

const minuteMs = 60_000;
const visitMinutes = 10;

/** A visit with the accounts of its two sides. */
export interface SentVisit {
  visit: DemoVisit;
  guest: DemoMember;
  vet: DemoMember;
}

export interface VisitSending {
  callAs: CallAs;
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
}

interface Appointment {
  id: string;
  status: string;
  startsAt: string;
  vet: { id: string };
}

/** A whole minute, one to two from now: time enough to book it. */
const soon = (now: Date): number => Math.ceil(now.getTime() / minuteMs + 1) * minuteMs;

async function openSlot({ callAs, now }: VisitSending, vet: DemoMember, later: number): Promise<string> {
  const startsAt = new Date(soon(now()) + later * visitMinutes * minuteMs).toISOString();
  const json = { slots: [{ startsAt, durationMinutes: visitMinutes }] };
  const { slots } = await callAs<{ slots: { id: string }[] }>(vet, { method: 'POST', path: '/vets/slots', json });
  const [slot] = slots;
  if (slot === undefined) throw new Error(`${vet.key} has opened no slot`);
  return slot.id;
}

/** The vet offers a time that comes in a moment, the guest books it; a booking that is there already is taken. */
async function bookVisit(sending: VisitSending, { visit, guest, vet }: SentVisit): Promise<Appointment> {
  const { callAs, wait } = sending;
  const { id } = (await callAs<{ vet: { id: string } }>(vet, { method: 'GET', path: '/vets/user/my-profile' })).vet;
  const { petName, petType, reason } = visit;
  // A slot that nobody came to book lies in the way of the next one: then a later one.
  return untilConsumed(wait, async (count) => {
    const known = { method: 'GET', path: '/vets/user/appointments?as=guest&limit=100' } as const;
    const { appointments } = await callAs<{ appointments: Appointment[] }>(guest, known);
    const found = appointments.find(({ vet: visited, status }) => visited.id === id && status !== 'cancelled');
    if (found !== undefined) return found;
    const slotId = await openSlot(sending, vet, count - 1);
    const booking = { method: 'POST', path: `/vets/${id}/appointments`, json: { petName, petType, reason, slotId } } as const;
    return (await callAs<{ appointment: Appointment }>(guest, booking)).appointment;
  });
}

async function reviewVisit(sending: VisitSending, { visit, guest, vet }: SentVisit, appointment: Appointment): Promise<void> {
  const { callAs, now, wait } = sending;
  await wait(Math.max(0, Date.parse(appointment.startsAt) - now().getTime()));
  const step = { method: 'PATCH', path: `/vets/appointments/${appointment.id}/status`, json: { status: 'completed' } } as const;
  await untilConsumed(wait, () => callAs(vet, step));
  const { rating, comment } = visit;
  await callAs(guest, { method: 'POST', path: `/vets/${appointment.vet.id}/reviews`, json: { rating, comment } });
}

/** Books all visits, then has each take place at its time and be reviewed, in their order; what was done before is not done again. */
export async function sendVisits(
  sending: VisitSending,
  visits: readonly SentVisit[],
  done: (visit: DemoVisit) => Promise<void>,
): Promise<void> {
  const booked: Appointment[] = [];
  for (const visit of visits) booked.push(await bookVisit(sending, visit));
  for (const [index, appointment] of booked.entries()) {
    const sent = visits[index] as SentVisit;
    await reviewVisit(sending, sent, appointment);
    await done(sent.visit);
  }
}
