import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { FormNotice } from '#shared/form/form.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { useSessionEnded } from '#shared/transport/use-session-ended.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialog.tsx';
import { EmptyState, ErrorState, LoggedOutState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import type { ShownCart } from './shown-cart.ts';
import { useAccountCart, useDeviceCart } from './shown-cart.ts';
import './cart-code.ts';
import type { Cart } from '#shared/api/types.ts';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-screen.module.css';
import { OrderSummary, PromoBox } from './order-summary.tsx';

export interface CartScreenProps {
  /** Null for a visitor. */
  memberId: string | null;
  /** What else there is in these categories, beside the products that are named: another feature's. */
  also: (cart: Cart) => ReactNode;
}

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      title={t('empty.title')}
      reason={t('empty.text')}
      action={
        <ActionLink to="accessories" kind="primary">
          {t('empty.go')}
        </ActionLink>
      }
    />
  );
}

/** Empties the cart, after a question. */
function ClearAll({ onClear, isBusy }: { onClear: () => void; isBusy: boolean }) {
  const { t } = useTranslation('cart');
  const [isAsked, ask] = useState(false);
  const clear = () => {
    ask(false);
    onClear();
  };
  return (
    <>
      <Button kind="danger" size="small" isBusy={isBusy} onClick={() => ask(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('clear.title')}
        words={{ keep: t('clear.keep'), confirm: t('clear.action') }}
        onClose={() => ask(false)}
        onConfirm={clear}
      >
        <p>{t('clear.text')}</p>
      </ConfirmDialog>
    </>
  );
}

function FilledCart({ shown, cart, isMember }: { shown: ShownCart; cart: Cart; isMember: boolean }) {
  const { t } = useTranslation('cart');
  const count = cart.items.length;
  return (
    <div className={styles.columns}>
      <section aria-label={t('items')}>
        <div className={styles.head}>
          <p role="status">{t('count', { count, amount: formatNumber(count) })}</p>
          <ClearAll onClear={shown.clear} isBusy={shown.isBusy} />
        </div>
        <CartLines shown={shown} cart={cart} />
        {!isMember && <p className={styles.note}>{t('onDevice')}</p>}
      </section>
      <aside className={styles.beside} aria-label={t('summary.title')}>
        <PromoBox shown={shown} promo={cart.promo} />
        <OrderSummary cart={cart} />
      </aside>
    </div>
  );
}

function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <Skeleton label={t('loading')}>
      <SkeletonStack gap={4} shapes={['control', 'line', 'control', 'line', 'control', 'short']} />
    </Skeleton>
  );
}

function ShownCartOf({ shown, isMember, also }: Pick<CartScreenProps, 'also'> & { shown: ShownCart; isMember: boolean }) {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  const { cart, error, retry, isFetching } = shown;
  if (error) return <ErrorState title={t('failed.load')} text={errorText(error)} onRetry={retry} isRetrying={isFetching} />;
  if (cart === undefined) return <CartSkeleton />;
  return (
    <>
      {cart.items.length === 0 ? <EmptyCart /> : <FilledCart shown={shown} cart={cart} isMember={isMember} />}
      {cart.items.length > 0 && also(cart)}
    </>
  );
}

function AccountCart({ also }: Pick<CartScreenProps, 'also'>) {
  return <ShownCartOf shown={useAccountCart()} isMember also={also} />;
}

/** Of who was logged out, what lies in the account is not shown: an empty cart would be a lie. */
function DeviceCart({ also }: Pick<CartScreenProps, 'also'>) {
  const { t } = useTranslation('shell');
  const shown = useDeviceCart();
  const hasEnded = useSessionEnded();
  if (hasEnded && shown.cart?.items.length === 0) return <LoggedOutState />;
  const login = (
    <ActionLink to="login" query={{ next: 'cart' }} size="small">
      {t('loginPrompt.login')}
    </ActionLink>
  );
  return (
    <>
      {hasEnded && <FormNotice action={login}>{t('loginPrompt.ended')}</FormNotice>}
      <ShownCartOf shown={shown} isMember={false} also={also} />
    </>
  );
}

/** What somebody is about to order, from however many stores. */
export function CartScreen({ memberId, also }: CartScreenProps) {
  const { t } = useTranslation('cart');
  return (
    <div className={`container fills-window ${styles.page}`}>
      <BackLink to="accessories">{t('continue')}</BackLink>
      <PageHeading>{t('title')}</PageHeading>
      {memberId === null ? <DeviceCart also={also} /> : <AccountCart key={memberId} also={also} />}
    </div>
  );
}
