import './model/cart-outcomes.ts';
import { startFlow } from '#shared/store/store.ts';
import { followCount } from './model/follow-count.ts';
import { mergeCart } from './model/merge-cart.ts';

startFlow(mergeCart);
startFlow(followCount);

export { addToCart } from './model/add-to-cart.ts';
