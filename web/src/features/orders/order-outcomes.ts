import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const {
  postOrders,
  postOrdersByIdSlip,
  postOrdersByIdPay,
  postOrdersPaymentsSimulatorChoice,
  postOrdersPaymentsSimulatorNotice,
  postCartMerge,
} = commerceEndpoints.endpoints;

/** What is refused, and what nobody answers, is shown by the checkout itself. */
outcome(postOrders, { done: 'orders:placed.toast', then: ({ order }) => ({ key: `order-${order.id}`, query: {}, replace: true }) });

const failedPay = (error: ApiError) => refusalText(error, 'orders:failed.pay');

outcome(postOrdersByIdSlip, { done: 'orders:payment.sent' });
outcome(postOrdersByIdPay, { failed: failedPay });
outcome(postOrdersPaymentsSimulatorChoice, { failed: failedPay });
outcome(postOrdersPaymentsSimulatorNotice, { failed: failedPay });

/** What a visitor had in the browser comes by the same call, and shows nothing. */
outcome(postCartMerge, {
  failed: (error, { seen }) => (seen?.['by'] === undefined ? undefined : refusalText(error, 'orders:again.failed')),
});
