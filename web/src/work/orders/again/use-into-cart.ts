import { useState } from 'react';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { leftOut } from '../model/left-out.ts';
import type { LeftLine, WantedLine } from '../model/left-out.ts';
import '../../../features/orders/order-outcomes.ts';

/** Puts several products into the cart at once, and leads there; what cannot be had as it is wanted is in `left` first. */
export function useIntoCart() {
  const [merge] = commerceEndpoints.usePostCartMergeMutation();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly LeftLine[]>([]);
  const put = async (wanted: readonly WantedLine[]) => {
    setBusy(true);
    const items = wanted.map(({ accessoryId, quantity }) => ({ accessoryId, quantity }));
    const { data } = await merge({ body: { items }, seen: { by: 'buyer' } });
    if (data !== undefined) {
      await dispatch(commerceEndpoints.util.upsertQueryData('getCart', undefined, data));
      const missing = leftOut(wanted, data.cart.items);
      setLeft(missing);
      if (missing.length === 0) navigate('cart');
    }
    setBusy(false);
  };
  return { put, isBusy, left };
}
