import { Phone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Panel } from '#shared/work/panel.tsx';
import styles from './parcel.module.css';

function Address({ address }: { address: NonNullable<SentParcel['buyer']['address']> }) {
  const { t } = useTranslation('vendor-office');
  const cityName = useCityName();
  const { phone, address: street, city, area, landmark } = address;
  const lines = [street, area, cityName(city)].filter((line) => line !== '');
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <p key={line}>
          <UserText>{line}</UserText>
        </p>
      ))}
      {landmark !== '' && (
        <p>
          {t('parcel.landmark')} <UserText>{landmark}</UserText>
        </p>
      )}
      <p>
        <a href={`tel:${phone}`} className={styles.phone}>
          <Phone size={18} aria-hidden />
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      </p>
    </address>
  );
}

/** Who gets a parcel, where, and what the seller should know before it is sent. */
export function BuyerPanel({ parcel: { buyer, order } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  const refusals = buyer.refusals ?? 0;
  return (
    <Panel title={t('parcel.buyer')}>
      <div className={styles.buyer}>
        <p className={styles.name}>
          <UserText>{buyer.fullName}</UserText>
        </p>
        {buyer.address ? <Address address={buyer.address} /> : <p>{t('parcel.addressGone')}</p>}
        {refusals > 0 && (
          <p className={styles.warning}>
            <TriangleAlert size={20} aria-hidden /> {t('parcels.refusals', { count: refusals, amount: formatNumber(refusals) })}
          </p>
        )}
        {order.note !== '' && (
          <div>
            <h3>{t('parcel.note')}</h3>
            <UserProse>{order.note}</UserProse>
          </div>
        )}
      </div>
    </Panel>
  );
}
