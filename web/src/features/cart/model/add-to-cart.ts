import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import type { useAppDispatch } from '#shared/store/store.ts';
import { credentials } from '#shared/transport/transport.ts';
import { deviceCart, isFull, quantityIn, withPieces } from './device-cart.ts';

const { postCartItems } = commerceEndpoints.endpoints;

function addOnDevice(accessoryId: string): void {
  const cart = deviceCart.read();
  if (isFull(cart, accessoryId)) return showToast.error('errors:cart.full');
  const isKept = deviceCart.write(withPieces(cart, accessoryId, quantityIn(cart, accessoryId) + 1));
  if (isKept) showToast.success('cart:added');
  else showToast.warning('cart:notKept');
}

/** One piece more: in the member's cart, or in the visitor's, which the browser keeps. What became of it is shown as a toast. */
export async function addToCart(dispatch: ReturnType<typeof useAppDispatch>, accessoryId: string): Promise<void> {
  if (credentials.read() === undefined) return addOnDevice(accessoryId);
  const { data } = await dispatch(postCartItems.initiate({ body: { accessoryId, quantity: 1 } }));
  if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getCart', undefined, data));
}
