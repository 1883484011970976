import { Banknote, Tag, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '#shared/api/types.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Amounts } from '#shared/shop/amounts.tsx';
import { freeShippingFrom } from '#shared/shop/free-shipping.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import type { ShownCart } from './shown-cart.ts';
import { isOrderable, missingForFreeShipping } from './cart.ts';
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

const longestCode = 40;

interface PromoBoxProps {
  shown: ShownCart;
  promo: Cart['promo'];
}

/** The code that is applied, and the way to take it off, which is needed when it was used before. */
function Applied({ promo, onDrop, isBusy }: { promo: NonNullable<Cart['promo']>; onDrop: () => void; isBusy: boolean }) {
  const { t } = useTranslation(['cart', 'shell']);
  return (
    <>
      <p className={styles.applied}>
        <Tag size={18} aria-hidden />
        <span>{t('promo.applied', { code: promo.code, percent: promo.discount, most: formatPrice(t, promo.atMost) })}</span>
        <Button kind="text" size="small" isBusy={isBusy} icon={<X size={18} aria-hidden />} onClick={onDrop}>
          {t('promo.remove')}
        </Button>
      </p>
      {promo.isUsed && (
        <p className={styles.blocked} role="status">
          {t('promo.isUsed')}
        </p>
      )}
    </>
  );
}

/** Takes one promo code; the input is empty again after every attempt. */
export function PromoBox({ shown, promo }: PromoBoxProps) {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  const [typed, type] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const apply = async () => {
    const code = typed.trim();
    if (code === '') return;
    type('');
    setProblem(await shown.applyCode(code));
  };
  if (promo) return <Applied promo={promo} onDrop={shown.dropCode} isBusy={shown.isBusy} />;
  return (
    <FormElement form={{ isBusy: shown.isBusy, next: () => void apply() }}>
      <Field label={t('promo.label')} error={problem === undefined ? undefined : errorText(problem, t('failed.change'))}>
        <span className={styles.promo}>
          <TextInput value={typed} onValue={type} maxLength={longestCode} autoComplete="off" autoCapitalize="characters" dir="ltr" />
          <Button isSubmit isBusy={shown.isBusy}>
            {t('promo.apply')}
          </Button>
        </span>
      </Field>
    </FormElement>
  );
}
