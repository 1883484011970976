import { clockTimeAt, instantAt } from '@paltu/reference';
import type { Appointment, Vet, VetSlot, WholeVet } from '../../../web/src/shared/api/types.ts';
import { aPet } from '../../../web/src/testing/a-pet.ts';
import { aSlot, aVet } from '../../../web/src/testing/a-vet.ts';

/** The id of the `n`th vet. */
export const vetId = (n: number): string => `0199a3f0-0000-7000-c000-${String(n).padStart(12, '0')}`;

const pictureOf = (id: string): NonNullable<Vet['image']> => {
  const address = `/media/vets/${id}`;
  const urls = { '320': `${address}/320.webp`, '800': `${address}/800.webp`, '1600': `${address}/1600.webp` };
  return { id, url: urls['800'], width: 1600, height: 1200, urls };
};

const rows: readonly Partial<WholeVet>[] = [
  { featured: true },
  {
    ...{ name: 'ڈاکٹر عائشہ صدیقی', clinicName: 'کلفٹن پالتو کلینک', city: 'Karachi', specialty: 'Dermatology' },
    ...{ bio: 'بلیوں اور کتوں کی جلد کے مسائل پر نو سال کا تجربہ۔', services: ['جلد کے ٹیسٹ', 'ویکسین'], homeVisit: false },
    availability: 'پیر سے جمعہ، شام 5 سے 9 بجے تک',
  },
  { name: 'Dr Bilal Ahmed', specialty: 'Surgery', city: 'Islamabad', rating: 0, reviews: 0, patients: 0, verified: false, services: [] },
  { name: 'Dr Muhammad Abdur-Rahman Qureshi of Saddar', specialty: 'Exotic Pets', city: 'Rawalpindi', consultationFee: 12_500 },
  { name: 'Dr Hira Shah', specialty: 'Cardiology', city: 'Faisalabad', phone: '', email: '', bio: '', availability: '', experience: 0 },
];

const reviewDetails: WholeVet['reviewDetails'] = [
  { author: 'Hamza Tanveer', rating: 5, date: '2026-03-02T10:00:00.000Z', comment: 'Patient with our old dog, and clear about the costs.' },
  { author: 'ثنا اقبال', rating: 4, date: '2026-02-11T10:00:00.000Z', comment: 'وقت پر دیکھا اور ہر بات سمجھائی۔' },
  { author: 'Former member', rating: 5, date: '2026-01-20T10:00:00.000Z', comment: '' },
];

/** Reviews of a thing: `count` of them, the newest first, of which one page is shown. */
export const reviewsPage = (query = new URLSearchParams(), count = 12) => {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
  const all = Array.from({ length: count }, (_none, index) => {
    const { author: fullName, rating, comment } = reviewDetails[index % reviewDetails.length] ?? { author: '', rating: 5, comment: '' };
    const id = `0199a3f0-0000-7000-f000-${String(index + 1).padStart(12, '0')}`;
    const at = new Date(Date.UTC(2026, 2, 20 - index)).toISOString();
    const author = { ...aPet().owner, fullName };
    return { _id: id, id, rating, comment, createdAt: at, updatedAt: at, author };
  });
  const pagination = { page, limit, total: count, totalPages: Math.max(1, Math.ceil(count / limit)), totalIsCapped: false };
  return { reviews: all.slice((page - 1) * limit, page * limit), pagination };
};

/** The reader's review of the first vet. */
export const ownReview = () => {
  const [known] = reviewsPage().reviews;
  if (known === undefined) throw new Error('there is no review');
  return known;
};

/** The reader's reviews: one of the first thing, none yet of the second; the others they have not visited, or not bought. */
export const ownReviewOf = (id: string, idOf: (n: number) => string = vetId) => ({
  review: id === idOf(1) ? ownReview() : null,
  mayReview: id === idOf(1) || id === idOf(2),
});

/** Vets of every kind: featured, in Urdu, without reviews, with a long name, with hardly any details. */
export const someVets = (count = rows.length): WholeVet[] =>
  Array.from({ length: count }, (_none, index) => {
    const id = vetId(index + 1);
    const vet = aVet({ ...rows[index % rows.length], id, _id: id });
    const image = index % 3 === 2 ? null : pictureOf(`${id}-0`);
    return {
      ...vet,
      image,
      images: index === 0 ? [pictureOf(`${id}-1`), pictureOf(`${id}-2`)] : [],
      reviewDetails: vet.reviews > 0 ? reviewDetails : [],
    };
  });

/** One page of a list of vets. */
export const vetPageOf = (whole: readonly WholeVet[], { page = 1, limit = 12, total = whole.length } = {}) => ({
  vets: whole.map(({ reviewDetails: _reviews, isActive: _active, hidden: _hidden, hiddenReason: _reason, ...vet }): Vet => vet),
  pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)), totalIsCapped: false },
});

const aDay = 86_400_000;
const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];

/** Slots of the next days in Pakistan, from tomorrow on; the second of each day is booked. */
export const someSlots = (days = 4): VetSlot[] =>
  Array.from({ length: days }, (_none, day) => clockTimeAt(new Date(Date.now() + (day + 1) * aDay)).date).flatMap((date, day) =>
    times.map((time, index) =>
      aSlot({
        ...{ id: `0199a3f0-0000-7000-d000-${String(day * 10 + index).padStart(12, '0')}`, date, time },
        startsAt: (instantAt({ date, time }) ?? new Date()).toISOString(),
        status: index === 1 ? 'booked' : 'free',
      }),
    ),
  );

/** The visit that the `nth` slot becomes. */
export const aVisit = (nth: number, given: Partial<Appointment> = {}): Appointment => {
  const [vet, slot] = [someVets()[0] ?? aVet(), someSlots()[nth]];
  if (slot === undefined) throw new Error(`there is no slot ${nth}`);
  const { id, ownerId, name, clinicName, address, city, phone, consultationFee } = vet;
  const { startsAt, endsAt, date, time } = slot;
  const now = new Date().toISOString();
  const visitId = '0199a3f0-0000-7000-e000-000000000001';
  return {
    ...{ _id: visitId, id: visitId, status: 'booked', slotId: slot.id, startsAt, endsAt, date, time },
    vet: { ...{ _id: id, id, ownerId, name, clinicName, address, city, phone, consultationFee, isAway: false } },
    guest: { ...aPet().owner, phone: '+923001234567' },
    ...{ petName: 'Sheru', petType: 'dog', reason: 'checkup', message: '', closing: null, mayCancelUntil: startsAt },
    history: [{ status: 'booked', at: now, by: 'guest' }],
    ...{ createdAt: now, updatedAt: now, ...given },
  };
};
