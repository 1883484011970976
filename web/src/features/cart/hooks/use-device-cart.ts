import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { request } from '#shared/api/endpoint.ts';
import type { Answer, Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { emptyCart } from '../model/cart.ts';
import { deviceCart, parseCart, withPieces } from '../model/device-cart.ts';
import type { ShownCart } from './shown-cart.ts';

const nothing = () => '';

/** What a visitor's cart comes to, as a query: the call is a POST because of what it sends, and changes nothing. */
const { useCartQuoteQuery } = commerceEndpoints.injectEndpoints({
  endpoints: (build) => ({
    cartQuote: build.query<Answer<'postCartQuote'>, Args<'postCartQuote'>>({
      query: request('POST', '/cart/quote'),
      extraOptions: { access: 'credentials' },
      providesTags: ['Cart'],
    }),
  }),
});

/** A visitor's cart: the browser keeps what is in it, the server knows what that comes to now. */
export function useDeviceCart(): ShownCart {
  const text = useSyncExternalStore(deviceCart.subscribe, deviceCart.text, nothing);
  const kept = useMemo(() => parseCart(text === '' ? undefined : text), [text]);
  const isEmpty = kept.items.length === 0;
  const asked = useCartQuoteQuery(
    { body: { items: [...kept.items], ...(kept.code !== '' && { code: kept.code }) } },
    { skip: isEmpty, refetchOnMountOrArgChange: true },
  );
  const [quote, quoting] = commerceEndpoints.usePostCartQuoteMutation();
  const isCodeOver = isApiError(asked.error) && asked.error.code === 'promo.invalid';
  useEffect(() => {
    if (isCodeOver) deviceCart.write({ ...deviceCart.read(), code: '' });
  }, [isCodeOver]);
  const setQuantity = (accessoryId: string, quantity: number) =>
    void deviceCart.write(withPieces(deviceCart.read(), accessoryId, quantity));
  const quoted = asked.data?.cart;
  return {
    // The one before stays while a change is being priced.
    cart: isEmpty ? emptyCart : quoted,
    error: isEmpty || quoted !== undefined || isCodeOver ? undefined : asked.error,
    isFetching: asked.isFetching,
    isBusy: (asked.isFetching && quoted !== undefined) || quoting.isLoading,
    retry: () => void asked.refetch(),
    setQuantity,
    remove: (accessoryId) => setQuantity(accessoryId, 0),
    clear: () => deviceCart.clear(),
    applyCode: async (code) => {
      const { items } = deviceCart.read();
      const { error } = await quote({ body: { items: [...items], code } });
      if (error === undefined) deviceCart.write({ items, code });
      return error;
    },
    dropCode: () => void deviceCart.write({ ...deviceCart.read(), code: '' }),
  };
}
