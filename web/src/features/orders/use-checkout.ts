import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Cart, User } from '#shared/api/types.ts';
import { useForm, type Form } from '#shared/form/use-form.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { bodyOfCheckout, checkoutOf, checkoutRules, checkoutSteps, fieldOf, type CheckoutForm } from './checkout-form.ts';
import { sendOnce } from '#shared/flow/send-once.ts';

/** How a checkout ends: `before` when an earlier try with other words has placed the order, `unknown` when nobody knows. */
export type CheckoutEnd = 'placed' | 'before' | 'unknown';

interface CheckoutOptions {
  member: User;
  cart: Cart;
  onEnd: (end: CheckoutEnd) => void;
}

/** A checkout as one member fills it in. Its key stays the same until the order is placed, over a reload too: two taps make one order. */
export function useCheckout({ member, cart, onEnd }: CheckoutOptions): Form<CheckoutForm> {
  const [place] = commerceEndpoints.usePostOrdersMutation();
  const dispatch = useAppDispatch();
  return useForm<CheckoutForm>({
    initial: checkoutOf(member),
    rules: checkoutRules,
    steps: checkoutSteps,
    fieldOf,
    invalid: { phone: 'orders:problem.phoneInvalid' },
    draft: { key: `checkout.${member.id}`, place: 'device' },
    words: { failed: 'orders:failed.place' },
    submit: async (values, idempotencyKey) => {
      const body = bodyOfCheckout(values, cart.total);
      try {
        const end = await sendOnce(() => place({ idempotencyKey, body }).unwrap());
        onEnd(end === 'unknown' ? end : 'placed');
        return end === 'unknown' ? 'unsaved' : undefined;
      } catch (error) {
        if (!isApiError(error) || error.code !== 'idempotency-key.reused') throw error;
        onEnd('before');
        return undefined;
      } finally {
        // Ordered, or other than it was shown.
        dispatch(commerceEndpoints.util.invalidateTags(['Cart', { type: 'Order', id: 'list' }]));
      }
    },
  });
}
