import type { MemberId } from '@paltu/kernel';
import fc from 'fast-check';
import type { AccessoryId, Order, OrderId, ParcelId, StoreId } from '../src/orders/order.ts';
import { placeOrder, type ReservedLine } from '../src/orders/checkout.ts';

export const orderedAt = new Date('2027-03-01T08:00:00Z');

const line = fc.record({
  store: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
});

/** Any order of up to twelve products of four stores, with the promo code or without. */
export const placedOrder: fc.Arbitrary<Order> = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.constantFrom('PETLOVE10', null))
  .map(([lines, promoCode]) => {
    const reserved = lines.map(({ store, price, quantity }, at): ReservedLine => ({
      accessoryId: `accessory-${at}` as AccessoryId,
      storeId: `store-${store}` as StoreId,
      sellerId: `seller-${store}` as MemberId,
      ...{ storeName: 'Paws', storeCityId: 'lahore', sendsWithinDays: 2, name: 'Bowl', picture: null, price, quantity, stock: quantity },
    }));
    const parcelIds = reserved.map((_, at) => `parcel-${at}` as ParcelId);
    const address = { fullName: 'Sana', phone: '', address: '', city: 'Lahore', area: '', landmark: '' };
    const id = '0198a1a0-0000-7000-8000-000000000000' as OrderId;
    return placeOrder(
      { id, buyerId: 'buyer' as MemberId, paymentMethod: 'cash-on-delivery', address, note: '', promoCode, lines: reserved, parcelIds },
      orderedAt,
    ).state;
  });
