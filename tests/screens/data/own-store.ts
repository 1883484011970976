import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { OwnAccessory, OwnStore } from '../../../web/src/shared/api/types.ts';
import { aStore } from '../../../web/src/testing/a-store.ts';
import { memberId } from '../harness/people.ts';
import { accessoryId, someAccessories, storeId } from './some-stores.ts';

export const ownStoreId = storeId(90);

/** The store of the member; name what matters. */
export const ownStore = (given: Partial<OwnStore> = {}): OwnStore => ({
  ...aStore({ _id: ownStoreId, id: ownStoreId, ownerId: memberId, name: 'Mall Road Pets', city: 'Lahore', verified: false }),
  ...{ location: '12-B, Mall Road, Lahore', address: '12-B, Mall Road', latitude: 31.55, longitude: 74.34, services: ['گھر پر ڈیلیوری'] },
  ...{ hidden: false, hiddenReason: '', ...given },
});

export const storeStats = (): Answer<'getStoresUserStats'>['stats'] => ({
  ...{ products: 5, drafts: 1, archived: 1, outOfStock: 1, lowStock: 2, customers: 112, rating: 4.7, reviews: 31, likes: 9, views: 640 },
});

/** As its owner sees it, masked. */
export const storeAccount = (given: Partial<Answer<'getStoresUserAccount'>['account']> = {}) => ({
  ...{ taxNumber: '••••567', payout: { iban: 'PK36 SCBL •••• •••• •••• 6702', title: 'Bilal Ahmed' } },
  ...{ payoutChangedAt: '2026-02-01T08:00:00.000Z', heldUntil: '2026-02-03T08:00:00.000Z', needsTaxNumber: false, ...given },
});

/** The id of the `n`th own product. */
export const ownProductId = (n: number): string => accessoryId(100 + n);

const given: readonly Partial<OwnAccessory>[] = [
  { reserved: 3 },
  {},
  { status: 'draft' },
  {},
  {},
  { status: 'archived' },
  { hidden: true, hiddenReason: 'The picture shows a brand that is not yours.' },
];

/** Own products of every kind: cut in price with some ordered, in Urdu, a draft, out of stock, recalled, archived, hidden. */
export const ownProducts = (): OwnAccessory[] => {
  const { id: vendorId, name, rating, verified, isActive } = ownStore();
  return someAccessories().map((accessory, index) => ({
    ...{
      ...accessory,
      reserved: 0,
      forSpeciesGuessed: false,
      hidden: false,
      hiddenReason: '',
      waitsForReview: false,
      _id: ownProductId(index + 1),
      id: ownProductId(index + 1),
    },
    ...{ vendor: { _id: vendorId, name, rating, verified, isActive, takesOrders: true }, vendorId, ...given[index] },
  }));
};

/** One page of the own products. */
export const ownProductsPage = (accessories: readonly OwnAccessory[]) => ({
  accessories: [...accessories],
  pagination: { page: 1, limit: 50, total: accessories.length, totalPages: 1, totalIsCapped: false },
});

type Verification = Answer<'getStoresUserVerification'>['verification'];

/** The status of the own store's mark; by default nothing was sent. */
export const storeVerification = (asked: Partial<Verification> = {}): Verification => ({
  ...{ status: 'none', registrationNumber: '', validUntil: null, papers: [], askedAt: null, reason: '', verifiedUntil: null },
  ...asked,
});

const papers = [{ id: '0199a3f0-0000-7000-f000-000000000002', name: 'registration.pdf', size: 220_000 }];
export const sentStorePapers = (asked: Partial<Verification> = {}): Verification =>
  storeVerification({ status: 'waiting', papers, askedAt: '2026-11-01T09:00:00.000Z', ...asked });
