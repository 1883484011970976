import { whenIdle } from '#shared/flow/when-idle.ts';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { keepsSomething } from './cart-count.ts';

/**
 * What was put into the cart in this browser goes to the account of the member who logs in, and what is in that is counted, on whatever page.
 * @param isMember somebody is logged in, who may have filled their cart on another device
 */
export function keepCart(isMember: boolean): void {
  if (!isMember && !keepsSomething()) return;
  whenIdle(() => void Promise.all([import('./cart-code.ts'), loadStrings(['cart'])]).catch(() => undefined));
}
