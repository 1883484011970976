import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { Panel } from '#shared/work/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { SentSlip } from './sent-slip.tsx';
import { TransferPart } from './transfer-part.tsx';
import { WalletPart } from './wallet-part.tsx';

/** What is still to be done to pay, by the way that was chosen. */
function ToPay({ order }: { order: Order }) {
  const { status, method } = order.payment;
  if (status === 'in-check') return <SentSlip order={order} />;
  if (status !== 'awaiting') return null;
  return method === 'bank-transfer' ? <TransferPart order={order} /> : <WalletPart order={order} />;
}

/** How an order is paid, how that stands, and what its buyer has to do for it. */
export function PaymentPanel({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { method, status, dueAt } = order.payment;
  return (
    <Panel title={t('payment.title')} tone={status === 'awaiting' ? 'sky' : undefined}>
      <Stack gap={2}>
        <p>{t(`method.${method}`)}</p>
        <p role="status">{t(`payment.status.${status}`)}</p>
        {status === 'awaiting' && dueAt !== null && <p>{t('payment.due', { at: formatMoment(i18n.language, dueAt) })}</p>}
        <ToPay order={order} />
      </Stack>
    </Panel>
  );
}
