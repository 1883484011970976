import { refusal } from '@paltu/kernel';
import { mostLines } from './cart.ts';

export const accessoryNotFound = refusal('not-found', 'accessory.not-found', 'Product not found');

export const lineNotFound = refusal('not-found', 'cart-item.not-found', 'This product is not in your cart');

export const ownAccessory = refusal('conflict', 'accessory.own', 'You cannot buy from your own store');

export const stockNotEnough = refusal('conflict', 'stock.not-enough', 'There are not enough pieces left');

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'This store has not given its tax number yet, so nothing can be bought from it',
);

export const cartFull = refusal('conflict', 'cart.full', `A cart can hold at most ${mostLines} products`);

export const promoInvalid = refusal('invalid', 'promo.invalid', 'Invalid promo code. Try "PETLOVE10" for 10% off!');

export const promoUsed = refusal('conflict', 'promo.used', 'You have used this promo code already. It can be used once.');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');
