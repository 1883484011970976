import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import type { Order } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { leaveTo } from '../../../features/orders/leave-to.ts';

const askAgainMs = 5000;

/** Leads to the wallet's own page, again too: an attempt that is open goes on. What the wallet has answered meanwhile shows by itself. */
export function WalletPart({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  commerceEndpoints.useGetOrdersByIdQuery({ id: order.id }, { pollingInterval: askAgainMs, skipPollingIfUnfocused: true });
  const methods = commerceEndpoints.useGetOrdersPaymentMethodsQuery().currentData?.methods ?? [];
  const [pay, { isLoading }] = commerceEndpoints.usePostOrdersByIdPayMutation();
  const go = async () => {
    const { data, error } = await pay({ id: order.id });
    if (data) leaveTo(data.payment);
    // A refusal reveals that the order has changed meanwhile.
    else if (isApiError(error) && isSettled(error)) dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Order', id: order.id }]));
  };
  const isTest = methods.some(({ method, isTest: isPlayed }) => method === order.payment.method && isPlayed);
  return (
    <>
      {isTest && <p>{t('payment.test')}</p>}
      <p>
        <Button kind="primary" isBusy={isLoading} onClick={() => void go()}>
          {t('payment.pay', { amount: formatPrice(t, order.payment.toPay) })}
        </Button>
      </p>
    </>
  );
}
