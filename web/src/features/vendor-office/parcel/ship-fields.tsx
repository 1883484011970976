import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';

type CourierId = Answer<'getOrdersCouriers'>['couriers'][number]['id'];

export interface Carriage {
  carriedBy: CourierId;
  courier: string;
  trackingNumber: string;
}

export const ownDelivery: Carriage = { carriedBy: 'own-delivery', courier: '', trackingNumber: '' };

const longestCourier = 60;

interface ShipFieldsProps {
  carriage: Carriage;
  onCarriage: (carriage: Carriage) => void;
}

/** By whom a parcel goes: a courier that gives its number itself, or what the seller writes. Without an answer the store brings it. */
export function ShipFields({ carriage, onCarriage }: ShipFieldsProps) {
  const { t } = useTranslation('vendor-office');
  const { data } = commerceEndpoints.useGetOrdersCouriersQuery();
  const { carriedBy, courier, trackingNumber } = carriage;
  const offered = data?.couriers ?? [];
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
