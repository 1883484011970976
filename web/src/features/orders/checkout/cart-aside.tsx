import { useTranslation } from 'react-i18next';
import type { Cart } from '#shared/api/types.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import styles from './checkout.module.css';

/** What is being ordered, and what it comes to. */
export function CartAside({ cart }: { cart: Cart }) {
  const { t } = useTranslation('orders');
  return (
    <Panel tone="framed" title={t('order.items')}>
      <ul className={styles.lines}>
        {cart.items.map(({ accessoryId, name, quantity, price }) => (
          <li key={accessoryId}>
            <span>
              <bdi dir="ltr">{formatNumber(quantity)} ×</bdi> <UserText>{name}</UserText>
            </span>
            <span className={styles.amount}>{formatPrice(t, price * quantity)}</span>
          </li>
        ))}
      </ul>
      <Amounts of={cart} />
    </Panel>
  );
}
