import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { request } from '#shared/api/endpoint.ts';
import type { Answer, Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Cart } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { emptyCart } from './cart.ts';
import { deviceCart, parseCart, withPieces } from './device-cart.ts';

/** A cart on the screen, wherever it is kept, with what can be done to it. */
export interface ShownCart {
  /** Undefined until it has been loaded. */
  cart: Cart | undefined;
  error: unknown;
  isFetching: boolean;
  /** A change is under way; further ones wait for it. */
  isBusy: boolean;
  retry: () => void;
  setQuantity: (accessoryId: string, quantity: number) => void;
  remove: (accessoryId: string) => void;
  clear: () => void;
  /** Answers why it was refused, if it was. */
  applyCode: (code: string) => Promise<unknown>;
  dropCode: () => void;
}

/** The member's cart, which the server keeps; each change answers the whole cart, at the prices of now. */
export function useAccountCart(): ShownCart {
  const dispatch = useAppDispatch();
  const asked = commerceEndpoints.useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const [set, setting] = commerceEndpoints.usePatchCartItemsByAccessoryIdMutation();
  const [remove, removing] = commerceEndpoints.useDeleteCartItemsByAccessoryIdMutation();
  const [clear, clearing] = commerceEndpoints.useDeleteCartMutation();
  const [apply, applying] = commerceEndpoints.usePostCartPromoMutation();
  const [drop, dropping] = commerceEndpoints.useDeleteCartPromoMutation();
  const take = async (call: Promise<{ data?: Answer<'getCart'>; error?: unknown }>): Promise<unknown> => {
    const { data, error } = await call;
    if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getCart', undefined, data));
    // Refused: stock or prices are others than those on the screen.
    else void asked.refetch();
    return error;
  };
  return {
    cart: asked.currentData?.cart,
    error: asked.currentData ? undefined : asked.error,
    isFetching: asked.isFetching,
    isBusy: [setting, removing, clearing, applying, dropping].some(({ isLoading }) => isLoading),
    retry: () => void asked.refetch(),
    setQuantity: (accessoryId, quantity) => void take(set({ accessoryId, body: { quantity } })),
    remove: (accessoryId) => void take(remove({ accessoryId })),
    clear: () => void take(clear()),
    applyCode: (code) => take(apply({ body: { code } })),
    dropCode: () => void take(drop()),
  };
}

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
