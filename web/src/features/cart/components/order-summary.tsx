import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format.ts';
import { Amounts } from '#shared/shop/amounts.tsx';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { isOrderable, missingForFreeShipping } from '../model/cart.ts';
import type { Cart } from '#shared/api/types.ts';
import styles from './cart-screen.module.css';

/** What the cart comes to, the rule of shipping, and the way to the checkout once nothing is in its way. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['cart', 'shop']);
  const missing = missingForFreeShipping(cart, freeShippingFrom);
  return (
    <Panel tone="framed" title={t('summary.title')}>
      <Amounts of={cart} />
      <p className={styles.note}>
        {missing > 0
          ? t('summary.missing', { amount: formatPrice(t, missing) })
          : t('shop:freeShipping', { amount: formatPrice(t, freeShippingFrom) })}
      </p>
      {isOrderable(cart) ? (
        <ActionLink to="checkout" kind="primary" size="large" isBlock>
          {t('summary.checkout')}
        </ActionLink>
      ) : (
        <p className={styles.blocked} role="status">
          {t(cart.promo?.isUsed ? 'summary.blockedByCode' : 'summary.blocked')}
        </p>
      )}
      <p className={styles.way}>
        <Banknote size={18} aria-hidden />
        {t('summary.ways')}
      </p>
    </Panel>
  );
}
