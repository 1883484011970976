import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
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
        <Field label={t('parcel.carriedBy')} hint={carriedBy === 'own-delivery' ? undefined : t(`parcel.carrierHint.${carriedBy}`)} isGroup>
          <ChoiceTiles
            choices={offered.map(({ id }) => ({ value: id, text: t(`parcel.carrier.${id}`) }))}
            value={carriedBy}
            onValue={(chosen) => onCarriage({ ...carriage, carriedBy: chosen })}
          />
        </Field>
      )}
      {carriedBy === 'own-delivery' && (
        <>
          <Field label={t('parcel.courier')} hint={t('parcel.courierHint')} isOptional>
            <TextInput value={courier} onValue={(text) => onCarriage({ ...carriage, courier: text })} maxLength={longestCourier} />
          </Field>
          <Field label={t('parcel.trackingNumber')} isOptional>
            <TextInput
              value={trackingNumber}
              onValue={(text) => onCarriage({ ...carriage, trackingNumber: text })}
              maxLength={longestCourier}
              dir="ltr"
              autoComplete="off"
            />
          </Field>
        </>
      )}
    </>
  );
}
