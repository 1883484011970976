import type { Accessory } from '#shared/api/types.ts';

/** The discount in whole percent, rounded down so that none is promised that is not given; 0 without one. */
export function discountOf({ price, originalPrice }: Pick<Accessory, 'price' | 'originalPrice'>): number {
  return originalPrice > price ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0;
}

/** So few pieces are left that the number is shown. */
const few = 5;

/** How it stands with a product: one reason why it cannot be bought, or how many there are. */
export type Availability = 'recalled' | 'closed' | 'unregistered' | 'out-of-stock' | 'few' | 'in-stock';

export function availabilityOf({
  recall,
  vendor,
  inStock,
  quantity,
}: Pick<Accessory, 'recall' | 'vendor' | 'inStock' | 'quantity'>): Availability {
  if (recall !== null) return 'recalled';
  if (!vendor.isActive) return 'closed';
  if (!vendor.takesOrders) return 'unregistered';
  if (!inStock) return 'out-of-stock';
  return quantity <= few ? 'few' : 'in-stock';
}

/** Whether it can be bought. */
export function isForSale(accessory: Parameters<typeof availabilityOf>[0]): boolean {
  return ['few', 'in-stock'].includes(availabilityOf(accessory));
}
