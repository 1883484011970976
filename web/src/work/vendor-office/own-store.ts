import type { Query } from '#shared/navigation/page-path.ts';

/** What is printed of parcels: labels for couriers, or slips to pack by. */
export type PaperKind = 'labels' | 'slips';

/** The page of all parts of the own store. */
export const vendorPage = 'vendor-dashboard';

/** The query of each of its parts; what waits for the seller stands first. */
export const vendorPlaces = {
  home: {} as Query,
  products: { tab: 'products' } as Query,
  parcels: { tab: 'parcels' } as Query,
  unpaid: { tab: 'parcels', part: 'unpaid' } as Query,
  papers: (kind: PaperKind, ids: readonly string[]): Query => ({ tab: 'parcels', part: kind, ids: ids.join(',') }),
  parcel: (id: string): Query => ({ tab: 'parcels', id }),
  balance: { tab: 'balance' } as Query,
  settlements: { tab: 'balance', part: 'settlements' } as Query,
  debts: { tab: 'balance', part: 'debts' } as Query,
  ledger: { tab: 'balance', part: 'ledger' } as Query,
  account: { tab: 'account' },
  store: { tab: 'store' },
  verification: { tab: 'verification' },
  add: { tab: 'products', mode: 'add' },
  edit: (id: string): Query => ({ tab: 'products', mode: 'edit', id }),
} as const;

const tabs = ['products', 'parcels', 'balance', 'account', 'store', 'verification'] as const;

export type VendorPart =
  'home' | 'parcel' | 'unpaid' | PaperKind | 'settlements' | 'debts' | 'ledger' | 'add' | 'edit' | (typeof tabs)[number];

/** Parts of a tab that have a screen of their own. */
const partsOf: Readonly<Record<string, readonly VendorPart[]>> = {
  parcels: ['unpaid', 'labels', 'slips'],
  balance: ['settlements', 'debts', 'ledger'],
};

/** The part that an address asks for; home when it names none that there is. */
export function partOf({ tab = '', part, mode, id }: Query): VendorPart {
  if (mode === 'add') return 'add';
  if (mode === 'edit' && id !== undefined) return 'edit';
  if (tab === 'parcels' && id !== undefined) return 'parcel';
  return partsOf[tab]?.find((one) => one === part) ?? tabs.find((one) => one === tab) ?? 'home';
}
