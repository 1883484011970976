import { clockTimeAt, instantAt } from '@paltu/reference';
import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { OwnVet, VetSlot } from '../../../web/src/shared/api/types.ts';
import { memberId } from '../harness/people.ts';

export const ownVetId = '0199a3f0-0000-7000-d000-000000000001';

/** The vet profile of the member; name what matters. */
export const ownVet = (given: Partial<OwnVet> = {}): OwnVet => ({
  ...{ _id: ownVetId, id: ownVetId, ownerId: memberId, name: 'Dr. Bilal Ahmed', specialty: 'Surgery', qualifications: 'DVM, RVMP 4711' },
  ...{ clinicName: 'City Pet Clinic', address: '12-B, Mall Road', city: 'Lahore', latitude: 31.55, longitude: 74.34, hasOwnPlace: true },
  ...{ phone: '+924235761234', email: 'clinic@example.com', consultationFee: 1500, bio: 'Cats and dogs since 2009.' },
  ...{ services: ['Vaccination', 'ٹانکے'], availability: 'Mon to Sat, 10 to 6', homeVisit: true, emergency: false, telemedicine: false },
  ...{ experience: 15, image: null, images: [], verified: true, featured: false, rating: 4.6, reviews: 12, patients: 87, likes: 3 },
  ...{ joinedDate: '2026-02-01T00:00:00.000Z', isActive: true, hidden: false, hiddenReason: '' },
  ...given,
});

export const vetStats = (): Answer<'getVetsUserStats'>['stats'] => ({
  appointments: { booked: 4, cancelled: 6, completed: 120, 'no-show': 3, total: 133 },
  ...{ patients: 87, rating: 4.6, reviews: 12, freeSlots: 31 },
});

type Verification = Answer<'getVetsUserVerification'>['verification'];

/** The status of the own mark; by default nothing was sent. */
export const aVerification = (given: Partial<Verification> = {}): Verification => ({
  ...{ status: 'none', registrationNumber: '', validUntil: null, papers: [], askedAt: null, reason: '', verifiedUntil: null },
  ...given,
});

const papers = [{ id: '0199a3f0-0000-7000-f000-000000000001', name: 'council-card.pdf', size: 340_000 }];
export const sentVerification = (given: Partial<Verification> = {}): Verification =>
  aVerification({
    ...{ status: 'waiting', registrationNumber: 'RVMP 4711', validUntil: '2030-05-01', papers, askedAt: '2026-11-01T09:00:00.000Z' },
    ...given,
  });

/** A slot of the vet, so many days from today on, by the clock of Pakistan. */
export const aSlot = (days: number, time: string, given: Partial<VetSlot> = {}): VetSlot => {
  const today = instantAt({ date: clockTimeAt(new Date()).date, time })?.getTime() ?? 0;
  const begins = today + days * 86_400_000;
  const [startsAt, endsAt] = [begins, begins + 1_800_000].map((ms) => new Date(ms).toISOString()) as [string, string];
  const id = given.id ?? `0199a3f0-0000-7000-e000-${String(days).padStart(6, '0')}${time.replace(':', '').padStart(6, '0')}`;
  return { _id: id, id, startsAt, endsAt, ...clockTimeAt(new Date(begins)), status: 'free', ...given };
};

/** Slots as they come to everybody: those of the day that is asked for, else the first, and how many each day has. */
export const slotPage = (slots: readonly VetSlot[], date?: string | null, most = 100): Answer<'getVetsByIdSlots'> => {
  const dates = [...new Set(slots.map((slot) => slot.date))].sort();
  const countOn = (day: string, status: VetSlot['status']) => slots.filter((slot) => slot.date === day && slot.status === status).length;
  const days = Object.fromEntries(dates.map((day) => [day, { free: countOn(day, 'free'), booked: countOn(day, 'booked') }]));
  const inOrder = slots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return { days, slots: date == null ? inOrder.slice(0, most) : inOrder.filter((slot) => slot.date === date) };
};

/** Tomorrow three, of which one is booked; one in a week. */
export const ownSlots = (): VetSlot[] => [aSlot(1, '09:00'), aSlot(1, '10:00', { status: 'booked' }), aSlot(1, '14:00'), aSlot(7, '09:15')];
