import type { Query } from '#shared/navigation/page-path.ts';

/** The page of all parts of the own store. */
export const vendorPage = 'vendor-dashboard';

/** The query of each of its parts; the products stand first. */
export const vendorPlaces = {
  products: {} as Query,
  store: { tab: 'store' },
  verification: { tab: 'verification' },
  add: { mode: 'add' },
  edit: (id: string): Query => ({ mode: 'edit', id }),
} as const;

export type VendorPart = 'products' | 'store' | 'verification' | 'add' | 'edit';

/** The part that an address asks for; the products when it names none that there is. */
export function partOf({ tab, mode, id }: Query): VendorPart {
  if (mode === 'add') return 'add';
  if (mode === 'edit' && id !== undefined) return 'edit';
  return tab === 'store' || tab === 'verification' ? tab : 'products';
}
