import { whenIdle } from '#shared/flow/when-idle.ts';
import { keepsSomething } from './model/cart-count.ts';

/** What was put into the cart in this browser goes to the account of the member who logs in, and what is in that is counted, on whatever page. */
export function keepCart(): void {
  if (!keepsSomething()) return;
  whenIdle(() => void import('./cart-code.ts').catch(() => undefined));
}
