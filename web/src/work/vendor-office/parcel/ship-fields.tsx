import { useTranslation } from 'react-i18next';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import type { OfferedCourier } from './use-offered-couriers.ts';

export interface Carriage {
  carriedBy: OfferedCourier['id'];
  courier: string;
  trackingNumber: string;
}

export const ownDelivery: Carriage = { carriedBy: 'own-delivery', courier: '', trackingNumber: '' };

const longestCourier = 60;

interface ShipFieldsProps {
  /** Undefined until that is known. */
  offered: readonly OfferedCourier[] | undefined;
  carriage: Carriage;
  onCarriage: (carriage: Carriage) => void;
}

/** By whom a parcel goes: a courier that gives its number itself, or what the seller writes. All of it comes at once: nothing moves under a finger. */
export function ShipFields({ offered, carriage, onCarriage }: ShipFieldsProps) {
  const { t } = useTranslation('vendor-office');
  const { carriedBy, courier, trackingNumber } = carriage;
  if (offered === undefined)
    return (
      <Skeleton label={t('parcel.loading')}>
        <SkeletonStack gap={4} shapes={['line', 'control', 'line', 'control', 'line', 'control']} />
      </Skeleton>
    );
  return (
    <>
      {offered.length > 1 && (
        <WorkField
          label={t('parcel.carriedBy')}
          hint={carriedBy === 'own-delivery' ? undefined : t(`parcel.carrierHint.${carriedBy}`)}
          isGroup
        >
          <WorkChoices
            choices={offered.map(({ id }) => ({ value: id, text: t(`parcel.carrier.${id}`) }))}
            value={carriedBy}
            onValue={(chosen) => onCarriage({ ...carriage, carriedBy: chosen })}
          />
        </WorkField>
      )}
      {carriedBy === 'own-delivery' && (
        <>
          <WorkField label={t('parcel.courier')} hint={t('parcel.courierHint')} isOptional>
            <WorkInput value={courier} onValue={(text) => onCarriage({ ...carriage, courier: text })} maxLength={longestCourier} />
          </WorkField>
          <WorkField label={t('parcel.trackingNumber')} isOptional>
            <WorkInput
              value={trackingNumber}
              onValue={(text) => onCarriage({ ...carriage, trackingNumber: text })}
              maxLength={longestCourier}
              dir="ltr"
              autoComplete="off"
            />
          </WorkField>
        </>
      )}
    </>
  );
}
