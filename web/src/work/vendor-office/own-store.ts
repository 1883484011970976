import type { Query } from '#shared/navigation/page-path.ts';

/** The page of all parts of the own store. */
export const vendorPage = 'vendor-dashboard';

/** The query of each of its parts; the products stand first. */
export const vendorPlaces = {
  products: {} as Query,
  parcels: { tab: 'parcels' } as Query,
  unpaid: { tab: 'parcels', part: 'unpaid' } as Query,
  parcel: (id: string): Query => ({ tab: 'parcels', id }),
  balance: { tab: 'balance' } as Query,
  settlements: { tab: 'balance', part: 'settlements' } as Query,
  debts: { tab: 'balance', part: 'debts' } as Query,
  account: { tab: 'account' },
  store: { tab: 'store' },
  verification: { tab: 'verification' },
  add: { mode: 'add' },
  edit: (id: string): Query => ({ mode: 'edit', id }),
} as const;

const tabs = ['parcels', 'balance', 'account', 'store', 'verification'] as const;

export type VendorPart = 'products' | 'parcel' | 'unpaid' | 'settlements' | 'debts' | 'add' | 'edit' | (typeof tabs)[number];

/** Parts of a tab that have a screen of their own. */
const partsOf: Readonly<Record<string, readonly VendorPart[]>> = { parcels: ['unpaid'], balance: ['settlements', 'debts'] };

/** The part that an address asks for; the products when it names none that there is. */
export function partOf({ tab = '', part, mode, id }: Query): VendorPart {
  if (mode === 'add') return 'add';
  if (mode === 'edit' && id !== undefined) return 'edit';
  if (tab === 'parcels' && id !== undefined) return 'parcel';
  return partsOf[tab]?.find((one) => one === part) ?? tabs.find((one) => one === tab) ?? 'products';
}
