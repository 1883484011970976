import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { postOrders, postOrdersByIdCancel, postOrdersParcelsByIdCancel } = commerceEndpoints.endpoints;

const failed = (error: ApiError) => refusalText(error, 'orders:failed.cancel');

/** What is refused, and what nobody answers, is shown by the checkout itself. */
outcome(postOrders, { done: 'orders:placed.toast', then: ({ order }) => ({ key: `order-${order.id}`, query: {}, replace: true }) });
outcome(postOrdersByIdCancel, { done: 'orders:cancelled', failed });
outcome(postOrdersParcelsByIdCancel, { done: 'orders:cancelled', failed });
