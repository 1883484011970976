import { useTranslation } from 'react-i18next';
import type { Cart, CartLine, User } from '#shared/api/types.ts';
import { WizardTop } from '#shared/form/wizard-top.tsx';
import { Wizard } from '#shared/form/wizard.tsx';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { expectedOfOrder } from '#shared/shop/expected-order.ts';
import { Expected } from '#shared/shop/expected.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { Address } from './checkout-form.ts';
import { CheckoutStep } from './checkout-steps.tsx';
import styles from './orders.module.css';
import { useCheckout } from './use-checkout.ts';
import type { CheckoutEnd } from './use-checkout.ts';

/** The numbers of `checkoutSteps`. */
type Step = 1 | 2 | 3;

interface CheckoutWizardProps {
  member: User;
  cart: Cart;
  /** Where earlier orders went. */
  known: readonly Address[];
  onEnd: (end: CheckoutEnd) => void;
}

const vendorsOf = ({ items }: Cart): readonly NonNullable<CartLine['vendor']>[] => {
  const vendors = items.flatMap(({ vendor }) => vendor ?? []);
  return vendors.filter(({ _id }, index) => vendors.findIndex((one) => one._id === _id) === index);
};

/** What is being ordered, when it should arrive from each store, and what it comes to. */
function CartAside({ cart, city }: { cart: Cart; city: string }) {
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
      <ul className={styles.arrivals}>
        {vendorsOf(cart).map((vendor) => (
          <li key={vendor._id}>
            <UserText>{vendor.name}</UserText>
            <span className={styles.expected}>
              <Expected {...expectedOfOrder(vendor, city)} />
            </span>
          </li>
        ))}
      </ul>
      <Amounts of={cart} />
    </Panel>
  );
}

/** Three steps: where it goes, how it is paid, and all of it once more before it is ordered. */
export function CheckoutWizard({ member, cart, known, onEnd }: CheckoutWizardProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const form = useCheckout({ member, cart, onEnd });
  const { values } = form;
  return (
    <div className="container">
      <WizardTop isDraftKept={form.isDraftKept}>
        <BackLink to="cart">{t('checkout.back')}</BackLink>
      </WizardTop>
      <Wizard
        form={form}
        title={t('checkout.title')}
        steps={[
          { title: t('step1.title'), summary: values.city },
          { title: t('step2.title'), summary: t(`method.${values.paymentMethod}`) },
          { title: t('step3.title') },
        ]}
        heading={t(`step${form.step as Step}.heading`)}
        submitText={t(form.isBusy ? 'checkout.placing' : 'checkout.place', { amount: formatPrice(t, cart.total) })}
        asideLabel={t('order.items')}
        aside={<CartAside cart={cart} city={values.city} />}
      >
        <CheckoutStep form={form} known={known} />
        {form.step === 3 && (
          <p>
            {t(values.paymentMethod === 'cash-on-delivery' ? 'checkout.binding' : 'checkout.bindingAhead', {
              amount: formatPrice(t, cart.total),
            })}
          </p>
        )}
      </Wizard>
    </div>
  );
}
