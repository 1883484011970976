import './model/cart-outcomes.ts';
import { startFlow } from '#shared/store/store.ts';
import { mergeCart } from './model/merge-cart.ts';

startFlow(mergeCart);

export { addToCart } from './model/add-to-cart.ts';
