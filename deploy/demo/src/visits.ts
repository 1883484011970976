import { clockTimeAt, instantAt, type VisitReason, type VisitorType } from '@paltu/reference';
import type { CallAs } from './api-client.ts';
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

/** A visit with the accounts of its two sides. */
interface SentVisit {
  visit: DemoVisit;
  guest: DemoMember;
  vet: DemoMember;
}

/** As `past-visits-command.ts` of vets takes it. */
export type PastVisit = Omit<DemoVisit, 'vet' | 'guest'> & { readonly vetId: string; readonly guestId: string; readonly startsAt: string };

const dayMs = 86_400_000;

/** Every second day at eleven in Pakistan, the last one yesterday. */
const startOf = (now: Date, fromLast: number): string =>
  (instantAt({ date: clockTimeAt(new Date(now.getTime() - (1 + 2 * fromLast) * dayMs)).date, time: '11:00' }) ?? now).toISOString();

/** The visits as they took place, in their order. */
export function pastVisits(callAs: CallAs, visits: readonly SentVisit[], now: Date): Promise<PastVisit[]> {
  return Promise.all(
    visits.map(async ({ visit: { vet: _vet, guest: _guest, ...visit }, guest, vet }, index) => {
      const { vet: profile } = await callAs<{ vet: { id: string } }>(vet, { method: 'GET', path: '/vets/user/my-profile' });
      const { user } = await callAs<{ user: { id: string } }>(guest, { method: 'GET', path: '/auth/profile' });
      return { ...visit, vetId: profile.id, guestId: user.id, startsAt: startOf(now, visits.length - 1 - index) };
    }),
  );
}
