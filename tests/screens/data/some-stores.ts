import type { Accessory, NearbyStore, Store, WholeAccessory } from '../../../web/src/shared/api/types.ts';
import { aStore } from '../../../web/src/testing/a-store.ts';
import { anAccessory } from '../../../web/src/testing/an-accessory.ts';

/** The id of the `n`th store, and of the `n`th product. */
export const storeId = (n: number): string => `0199a3f0-0000-7000-a100-${String(n).padStart(12, '0')}`;
export const accessoryId = (n: number): string => `0199a3f0-0000-7000-a200-${String(n).padStart(12, '0')}`;

const pictureOf = (id: string): Accessory['images'][number] => {
  const address = `/media/commerce/${id}`;
  const urls = { '320': `${address}/320.webp`, '800': `${address}/800.webp`, '1600': `${address}/1600.webp` };
  return { id, url: urls['800'], width: 1600, height: 1200, urls };
};

const stores: readonly Partial<Store>[] = [
  { featured: true },
  {
    ...{ name: 'لاہور پالتو بازار', type: 'Pet Store', city: 'Lahore', location: 'انارکلی, Lahore', address: 'انارکلی' },
    ...{ description: 'کتوں، بلیوں اور پرندوں کے لیے ہر چیز، تھوک اور پرچون۔', hours: 'پیر سے ہفتہ، صبح 10 سے رات 9 بجے تک' },
    ...{ services: ['گھر پر ڈیلیوری', 'ناخن تراشنا'], features: [], featured: true, rating: 4.2, reviews: 8 },
  },
  {
    ...{ name: 'Pawfect', type: 'Online Store', city: 'Islamabad', location: 'Islamabad', address: '', hasOwnPlace: false },
    ...{ hours: '', services: [], features: [], verified: false, rating: 0, reviews: 0, customers: 0, views: 0, products: 1 },
  },
  { name: 'The Very Best Grooming Salon of Rawalpindi and Islamabad', type: 'Grooming Salon', city: 'Rawalpindi', rating: 3.6, reviews: 4 },
  { name: 'Sunny Days', type: 'Pet Hotel', city: 'Multan', products: 0, isActive: false },
];

/** Stores of every kind: featured, in Urdu, with hardly any details, with a long name, and (the fifth) closed. */
export const someStores = (count = 4): Store[] =>
  Array.from({ length: count }, (_none, index) => {
    const id = storeId(index + 1);
    const store = aStore({ ...stores[index % stores.length], id, _id: id });
    return { ...store, image: index % 3 === 2 ? null : pictureOf(`${id}-0`), banner: index % 2 === 0 ? pictureOf(`${id}-1`) : null };
  });

const vendorOf = (n: number): Pick<Accessory, 'vendor' | 'vendorId'> => {
  const { id, name, rating, verified, isActive } = someStores(stores.length)[n] ?? aStore();
  return { vendor: { _id: id, name, rating, verified, isActive, takesOrders: true }, vendorId: id };
};

const recall = {
  reason: 'The clasp may open under a pull.',
  advice: 'Do not use it any more, and bring it back to the store.',
  recalledAt: '2026-11-02T09:00:00.000Z',
};

const accessories: readonly Partial<Accessory>[] = [
  { ...vendorOf(0) },
  {
    ...{ name: 'بلیوں کے لیے نرم بستر', category: 'Beds & Furniture', price: 3500, originalPrice: 3500, featured: true },
    ...{ description: 'روئی سے بھرا، دھویا جا سکتا ہے۔', ...vendorOf(1) },
  },
  {
    name: 'Rope ball',
    category: 'Toys & Entertainment',
    price: 450,
    originalPrice: 450,
    rating: 0,
    reviews: 0,
    quantity: 3,
    ...vendorOf(2),
  },
  {
    ...{ name: 'Steel bowl', category: 'Bowls & Feeders', price: 900, originalPrice: 1200, quantity: 0, inStock: false },
    ...vendorOf(0),
  },
  { name: 'Leather collar', category: 'Collars & Leashes', price: 1100, originalPrice: 1100, recall, ...vendorOf(0) },
  {
    ...{ name: 'Airline approved carrier for cats and small dogs, with wheels and a padded floor', category: 'Carriers & Travel' },
    ...{ price: 18_500, originalPrice: 18_500, ...vendorOf(3) },
  },
  { name: 'Flea comb', category: 'Health & Grooming', price: 350, originalPrice: 500, ...vendorOf(4) },
];

/** Products of every kind: cut in price, in Urdu, nearly gone, out of stock, recalled, with a long name, of a closed store. */
export const someAccessories = (count = accessories.length): WholeAccessory[] =>
  Array.from({ length: count }, (_none, index) => {
    const id = accessoryId(index + 1);
    const images = index === 0 ? [0, 1, 2].map((nth) => pictureOf(`${id}-${nth}`)) : index % 4 === 2 ? [] : [pictureOf(`${id}-0`)];
    return { ...anAccessory({ ...accessories[index % accessories.length], id, _id: id }), images };
  });

interface PageGiven {
  page?: number;
  limit?: number;
  total?: number;
}

const paginationOf = (count: number, { page = 1, limit = 12, total = count }: PageGiven) => ({
  ...{ page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)), totalIsCapped: false },
});

/** One page of a list of products. */
export const accessoryPageOf = (all: readonly WholeAccessory[], given: PageGiven = {}) => ({
  accessories: all.map(
    ({ reserved: _reserved, forSpeciesGuessed: _guessed, hidden: _hidden, hiddenReason: _reason, ...accessory }): Accessory => accessory,
  ),
  pagination: paginationOf(all.length, given),
});

/** One page of a list of stores. */
export const storePageOf = (stores: readonly Store[], given: PageGiven = {}) => ({
  stores: [...stores],
  pagination: paginationOf(stores.length, given),
});

/** Stores around a place, the nearest first. */
export const nearbyPageOf = (stores: readonly Store[]) => ({
  stores: stores.map((store, index): NearbyStore => ({ ...store, distance: [430, 1260, 8700, 34_200][index % 4] ?? 0 })),
  pagination: paginationOf(stores.length, {}),
});
