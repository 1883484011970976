import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';

const tones: Record<Order['status'], PillTone> = {
  'awaiting-payment': 'pending',
  placed: 'pending',
  confirmed: 'info',
  shipped: 'info',
  delivered: 'approved',
  cancelled: 'plain',
  refused: 'rejected',
  lost: 'rejected',
  'return-asked': 'pending',
  returned: 'plain',
};

/** How a parcel, or an order, stands. */
export function ParcelPill({ status }: { status: Order['status'] }) {
  const { t } = useTranslation('orders');
  return <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>;
}
