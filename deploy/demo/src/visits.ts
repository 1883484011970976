import type { VisitReason, VisitorType } from '@paltu/reference';
import type { Calls } from './accounts.ts';
import { untilConsumed } from './api-client.ts';
import type { DemoMember } from './members.ts';

/** A visit to a vet that took place, and the guest's review of it. */
export interface DemoVisit {
  /** Key of the vet; each is visited once at most. */
  vet: string;
  /** Key of the member who came. */
  guest: string;
  petName: string;
  petType: VisitorType;
  reason: VisitReason;
  /** 1 to 5; home shows the newest of those with all. */
  rating: number;
  comment: string;
}

/** In the order in which they are reviewed: the last stand first on home. */
export const demoVisits: readonly DemoVisit[] = [
  {
    ...{ vet: 'vet-kamran', guest: 'sana', petName: 'Mithu', petType: 'bird', reason: 'sick', rating: 4 },
    comment: 'Knew at once that the seeds were the problem. We waited a while, but Mithu eats again.',
  },
  {
    ...{ vet: 'vet-noman', guest: 'bilal', petName: 'Rocky', petType: 'dog', reason: 'other', rating: 5 },
    comment: 'He explained every step before the operation, and rang twice in the week after it.',
  },
  {
    ...{ vet: 'vet-waqas', guest: 'zainab', petName: 'چاندنی', petType: 'other', reason: 'sick', rating: 4 },
    comment: 'رات گیارہ بجے فون کیا اور فوراً مشورہ ملا۔ صبح تک بکری سنبھل گئی۔',
  },
  {
    ...{ vet: 'vet-nadia', guest: 'usman', petName: 'Snowy', petType: 'other', reason: 'checkup', rating: 5 },
    comment: 'Gentle with a rabbit that bites everybody else. She showed us how to trim the nails ourselves.',
  },
  {
    ...{ vet: 'vet-rabia', guest: 'mahnoor', petName: 'Leo', petType: 'cat', reason: 'vaccination', rating: 5 },
    comment: 'In and out in fifteen minutes, and Leo did not even notice the needle.',
  },
  {
    ...{ vet: 'vet-jamil', guest: 'gulzar', petName: 'Sheru', petType: 'dog', reason: 'emergency', rating: 3 },
    comment: 'Good work on the leg. The bill was higher than what was said on the phone.',
  },
  {
    ...{ vet: 'vet-bushra', guest: 'faisal', petName: 'مانو', petType: 'cat', reason: 'checkup', rating: 5 },
    comment: 'کلینک میں سکون ہے، شور نہیں۔ ہماری بلی پہلی بار بغیر ڈرے معائنہ کرا کے آئی۔',
  },
  {
    ...{ vet: 'vet-farah', guest: 'rida', petName: 'Kiwi', petType: 'bird', reason: 'checkup', rating: 5 },
    comment: 'Finally somebody who knows budgies. The diet plan she wrote hangs on our fridge.',
  },
  {
    ...{ vet: 'vet-baber', guest: 'noor', petName: 'شیرا', petType: 'dog', reason: 'emergency', rating: 5 },
    comment: 'آدھی رات کو کلینک کھولا اور ہمارے کتے کی جان بچائی۔ اللہ انہیں خوش رکھے۔',
  },
  {
    ...{ vet: 'vet-amna', guest: 'ayesha', petName: 'Pishi', petType: 'cat', reason: 'vaccination', rating: 5 },
    comment: 'Patient with the cat and with all my questions, and the price was what the page said.',
  },
];

const minuteMs = 60_000;
const visitMinutes = 10;

/** A visit with the accounts of its two sides. */
interface SentVisit {
  visit: DemoVisit;
  guest: DemoMember;
  vet: DemoMember;
}

interface VisitSending extends Calls {
  now: () => Date;
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
