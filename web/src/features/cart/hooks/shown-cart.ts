import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Cart } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';

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
