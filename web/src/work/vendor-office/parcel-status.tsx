import { useTranslation } from 'react-i18next';
import type { ParcelStatus } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';

const tones: Readonly<Record<ParcelStatus, PillTone>> = {
  placed: 'urgent',
  confirmed: 'pending',
  shipped: 'info',
  delivered: 'approved',
  cancelled: 'plain',
  refused: 'rejected',
  lost: 'rejected',
  'return-asked': 'urgent',
  returned: 'plain',
};

/** How a parcel stands, for its seller. */
export function StatusPill({ status }: { status: ParcelStatus }) {
  const { t } = useTranslation('vendor-office');
  return <Pill tone={tones[status]}>{t(`parcels.status.${status}`)}</Pill>;
}
