import { whenIdle } from '#shared/flow/when-idle.ts';
import { localStore } from '#shared/transport/safe-storage.ts';

/** What was put into the cart in this browser goes to the account of the member who logs in, on whatever page. */
export function keepCart(): void {
  // The key of `device-cart.ts`, which comes with the code.
  if (localStore.find('paltu.cart') === undefined) return;
  whenIdle(() => void import('./cart-code.ts').catch(() => undefined));
}
