import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { postCartItems, patchCartItemsByAccessoryId, deleteCartItemsByAccessoryId, deleteCart, deleteCartPromo } =
  commerceEndpoints.endpoints;

const failed = (error: ApiError) => refusalText(error, 'cart:failed.change');

outcome(postCartItems, { done: 'cart:added', failed });
outcome(patchCartItemsByAccessoryId, { failed });
outcome(deleteCartItemsByAccessoryId, { failed });
outcome(deleteCart, { failed });
outcome(deleteCartPromo, { failed });
