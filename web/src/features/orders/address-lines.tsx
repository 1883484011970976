import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import styles from './orders.module.css';

/** Where an order goes, line by line. */
export function AddressLines({ address }: { address: NonNullable<Order['address']> }) {
  const { t } = useTranslation('orders');
  const cityName = useCityName();
  const { fullName, phone, address: street, city, area, landmark } = address;
  const lines = [fullName, street, area].filter((line) => line !== '');
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <p key={line}>
          <UserText>{line}</UserText>
        </p>
      ))}
      <p>
        <UserText>{cityName(city)}</UserText>
      </p>
      {landmark !== '' && (
        <p>
          {t('order.landmark')} <UserText>{landmark}</UserText>
        </p>
      )}
      <p>
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </p>
    </address>
  );
}
