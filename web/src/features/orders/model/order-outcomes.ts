import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const {
  postOrders,
  postOrdersByIdCancel,
  postOrdersParcelsByIdCancel,
  patchOrdersParcelsByIdStatus,
  postOrdersParcelsByIdContest,
  postOrdersByIdSlip,
  postOrdersByIdPay,
  postOrdersPaymentsSimulatorChoice,
  postOrdersPaymentsSimulatorNotice,
  postCartMerge,
} = commerceEndpoints.endpoints;

const failed = (error: ApiError) => refusalText(error, 'orders:failed.cancel');

/** What is refused, and what nobody answers, is shown by the checkout itself. */
outcome(postOrders, { done: 'orders:placed.toast', then: ({ order }) => ({ key: `order-${order.id}`, query: {}, replace: true }) });
outcome(postOrdersByIdCancel, { done: 'orders:cancelled', failed });
outcome(postOrdersParcelsByIdCancel, { done: 'orders:cancelled', failed });

const failedStep = (error: ApiError) => refusalText(error, 'orders:failed.step');
const failedPay = (error: ApiError) => refusalText(error, 'orders:failed.pay');

/** Sellers and admins take steps by the same call, and show themselves what comes of it. */
const isBuyers = ({ seen }: { seen?: Readonly<Record<string, string | undefined>> }): boolean => seen?.['by'] === undefined;
const stepDone = (status: string) => (status === 'delivered' ? 'orders:received.done' : 'orders:return.done');

outcome(patchOrdersParcelsByIdStatus, {
  done: (_answer, asked) => (isBuyers(asked) ? stepDone(asked.body.status) : undefined),
  failed: (error, asked) => (isBuyers(asked) ? failedStep(error) : undefined),
});
outcome(postOrdersParcelsByIdContest, { done: 'orders:contest.done', failed: failedStep });
outcome(postOrdersByIdSlip, { done: 'orders:payment.sent' });
outcome(postOrdersByIdPay, { failed: failedPay });
outcome(postOrdersPaymentsSimulatorChoice, { failed: failedPay });
outcome(postOrdersPaymentsSimulatorNotice, { failed: failedPay });

/** What a visitor had in the browser comes by the same call, and shows nothing. */
outcome(postCartMerge, {
  failed: (error, asked) => (isBuyers(asked) ? undefined : refusalText(error, 'orders:again.failed')),
});
