import type { MarkDecision, MarkedThing } from '../../../web/src/shared/api/types.ts';
import { adminId } from '../harness/people.ts';
import { someMembers } from './some-members.ts';
import { accessoryId, storeId } from './some-stores.ts';
import { vetId } from './some-vets.ts';

const day = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

const owner = (n: number): MarkedThing['owner'] => {
  const member = someMembers()[n];
  if (member === undefined) throw new Error('there are not so many members');
  const { id, firstName, lastName, fullName } = member;
  return { _id: id, id, firstName, lastName, fullName, verified: true, rating: null };
};

const noPapers: MarkedThing['verification'] = {
  ...{ status: 'none', number: 0, registrationNumber: '', validUntil: null, papers: [], askedAt: null, reason: '' },
};

const paper = (n: number, name: string) => ({ id: `0199a3f0-0000-7000-f100-${String(n).padStart(12, '0')}`, name, size: 340_000 * n });

/** Papers that wait; name what matters. */
export const waitingPapers = (given: Partial<MarkedThing['verification']> = {}): MarkedThing['verification'] => ({
  ...{ status: 'waiting', number: 1, registrationNumber: 'RVMP 4711', validUntil: '2030-05-01', askedAt: daysAgo(0), reason: '' },
  papers: [paper(1, 'council-card.pdf'), paper(2, 'ڈگری.pdf')],
  ...given,
});

/** A vet as admins see it; name what matters. */
export const aMarkedThing = (n: number, given: Partial<MarkedThing> = {}): MarkedThing => ({
  ...{ id: vetId(n), kind: 'vet', name: 'Dr Ayesha Malik', about: ['Surgery', 'Gulberg Pet Clinic', 'DVM, UVAS Lahore'], city: 'Lahore' },
  ...{
    owner: owner(1),
    featured: false,
    verified: false,
    hidden: false,
    waitsForReview: false,
    registered: false,
    verifiedUntil: null,
    isActive: true,
  },
  ...{ createdAt: '2026-02-01T09:00:00.000Z', verification: noPapers },
  ...given,
});

/** Vets of every kind: papers that wait long, or since today beside an earlier mark; featured; hidden and closed; sent back. */
export const someMarkedThings = (): MarkedThing[] => [
  aMarkedThing(1, { verification: waitingPapers({ askedAt: daysAgo(4) }) }),
  aMarkedThing(2, {
    ...{ name: 'ڈاکٹر عائشہ صدیقی', about: ['Dermatology', 'کلفٹن پالتو کلینک'], city: 'Karachi', owner: owner(2) },
    ...{ verified: true, verifiedUntil: '2029-12-31', verification: waitingPapers({ number: 3, papers: [paper(3, 'renewal.pdf')] }) },
  }),
  aMarkedThing(3, {
    ...{ name: 'Dr Bilal Ahmed', city: 'Islamabad', owner: owner(4), featured: true, verified: true, verifiedUntil: '2030-05-01' },
    verification: waitingPapers({ status: 'verified', askedAt: daysAgo(90) }),
  }),
  aMarkedThing(4, {
    ...{ name: 'Dr Muhammad Abdur-Rahman Qureshi of Saddar', about: ['Exotic Pets', 'Saddar Animal Hospital', 'DVM'], city: 'Rawalpindi' },
    ...{ owner: owner(3), hidden: true, isActive: false },
  }),
  aMarkedThing(5, {
    ...{ name: 'Dr Hira Shah', about: ['Cardiology', 'Shah Pets'], city: 'Faisalabad' },
    verification: waitingPapers({ status: 'sent-back', reason: 'The card cannot be read.', validUntil: null, askedAt: daysAgo(20) }),
  }),
];

/** Stores: papers that wait, in Urdu and registered; hidden and closed. */
export const someMarkedStores = (): MarkedThing[] => [
  aMarkedThing(1, {
    ...{ id: storeId(1), kind: 'store', name: 'Paws & Co', about: ['Pet Store', 'Home delivery'], city: 'Karachi' },
    verification: waitingPapers({ registrationNumber: 'NTN 1234567' }),
  }),
  aMarkedThing(2, {
    ...{
      id: storeId(2),
      kind: 'store',
      name: 'لاہور پالتو بازار',
      about: ['Pet Store', 'گھر پر ڈیلیوری'],
      city: 'Lahore',
      owner: owner(2),
    },
    ...{ featured: true, registered: true, verified: true, verifiedUntil: '2030-05-01' },
    verification: waitingPapers({ status: 'verified', askedAt: daysAgo(90) }),
  }),
  aMarkedThing(3, {
    ...{ id: storeId(3), kind: 'store', name: 'The Very Best Grooming Salon of Rawalpindi and Islamabad', about: ['Grooming Salon'] },
    ...{ city: 'Rawalpindi', owner: owner(3), hidden: true, isActive: false },
  }),
];

/** Products, which have no city and no papers: one without a mark, one featured, one hidden. */
export const someMarkedProducts = (): MarkedThing[] => [
  aMarkedThing(1, { id: accessoryId(1), kind: 'accessory', name: 'Kitten food 2 kg', about: ['Food & Treats'], city: '' }),
  aMarkedThing(2, {
    ...{
      id: accessoryId(2),
      kind: 'accessory',
      name: 'بلی کا نرم بستر',
      about: ['Beds & Furniture'],
      city: '',
      owner: owner(2),
      featured: true,
    },
  }),
  aMarkedThing(3, {
    ...{ id: accessoryId(3), kind: 'accessory', name: 'Collar', about: ['Collars & Leashes'], city: '', owner: owner(3), hidden: true },
  }),
];

/** One page of a list of things. */
export const thingsPage = (things: MarkedThing[]) => ({
  things,
  pagination: { page: 1, limit: 20, total: things.length, totalPages: 1, totalIsCapped: false },
});

/** A decision on marks; name what matters. */
export const aMarkDecision = (given: Partial<MarkDecision> = {}): MarkDecision => ({
  ...{ mark: 'featured', set: true, by: { id: adminId, name: 'Hina Raza' }, at: '2026-03-01T09:00:00.000Z', verificationNumber: 0 },
  ...{ reason: '', superseded: false, ownThing: false },
  ...given,
});

/** Decisions of every kind: with a reason, by somebody who has left, on papers that had been replaced, on an own profile. */
export const someMarkDecisions = (): MarkDecision[] => [
  aMarkDecision({ mark: 'hidden', reason: 'The clinic has moved.', at: '2026-03-01T09:00:00.000Z' }),
  aMarkDecision({ mark: 'hidden', set: false, by: { id: vetId(900), name: '' }, at: '2026-03-02T09:00:00.000Z' }),
  aMarkDecision({ ownThing: true, at: '2026-03-03T09:00:00.000Z' }),
  aMarkDecision({
    mark: 'verified',
    set: false,
    reason: 'کارڈ پڑھا نہیں جا سکتا',
    verificationNumber: 1,
    superseded: true,
    at: '2026-04-01T09:00:00.000Z',
  }),
];
