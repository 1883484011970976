import { useTranslation } from 'react-i18next';
import type { Cart, User } from '#shared/api/types.ts';
import { WizardTop } from '#shared/form/wizard-top.tsx';
import { Wizard } from '#shared/form/wizard.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { CartAside } from './cart-aside.tsx';
import { CheckoutStep } from './checkout-steps.tsx';
import { useCheckout } from './use-checkout.ts';
import type { CheckoutEnd } from './use-checkout.ts';

/** The numbers of `checkoutSteps`. */
type Step = 1 | 2 | 3;

interface CheckoutWizardProps {
  member: User;
  cart: Cart;
  onEnd: (end: CheckoutEnd) => void;
}

/** Three steps: where it goes, how it is paid, and all of it once more before it is ordered. */
export function CheckoutWizard({ member, cart, onEnd }: CheckoutWizardProps) {
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
        aside={<CartAside cart={cart} />}
      >
        <CheckoutStep form={form} />
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
