import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel, ErrorState, LoginPrompt } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import './order-outcomes.ts';
import { orderPlaces } from './leave-to.ts';
import { addressOf, knownAddresses } from './checkout-form.ts';
import { CheckoutWizard } from './checkout-wizard.tsx';
import type { CheckoutEnd } from './use-checkout.ts';

function ToOrders() {
  const { t } = useTranslation('orders');
  return (
    <ActionLink to="dashboard" query={orderPlaces.list} kind="primary">
      {t('checkout.toOrders')}
    </ActionLink>
  );
}

/** Nothing can be ordered as it is: the cart is empty, perhaps because it was just ordered, something in it is not to be had, or its promo code was used before. */
function Obstacle({ of }: { of: 'empty' | 'problems' | 'promo' }) {
  const { t } = useTranslation('orders');
  return (
    <DonePanel
      title={t(`checkout.${of}.title`)}
      text={t(`checkout.${of}.text`)}
      actions={
        <>
          {of === 'empty' && <ToOrders />}
          <ActionLink to="cart">{t('checkout.back')}</ActionLink>
        </>
      }
    />
  );
}

/** What became of it, where that is not the page of the order. */
function Ended({ end, onBack }: { end: CheckoutEnd; onBack: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <DonePanel
      title={t(`checkout.${end}.title`)}
      text={t(`checkout.${end}.text`)}
      actions={
        <>
          <ToOrders />
          {end === 'unknown' && <Button onClick={onBack}>{t('checkout.unknown.back')}</Button>}
        </>
      }
    />
  );
}

function Framed({ children }: { children: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <div className="container">
      <BackLink to="cart">{t('checkout.back')}</BackLink>
      <PageHeading className="visually-hidden">{t('checkout.title')}</PageHeading>
      {children}
    </div>
  );
}

/** The cart is on its way, or could not be loaded. */
function Awaited({ error, isFetching, refetch }: { error?: unknown; isFetching: boolean; refetch: () => unknown }) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  return (
    <Framed>
      {error ? (
        <ErrorState title={t('checkout.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton label={t('checkout.loading')}>
          <SkeletonStack gap={5} shapes={['short', 'heading', 'control', 'control', 'line', 'short']} />
        </Skeleton>
      )}
    </Framed>
  );
}

/** Orders that are looked at for the addresses they went to. */
const lastOrders = { page: 1, limit: 20 } as const;

function Checkout({ member }: { member: User }) {
  const [end, setEnd] = useState<CheckoutEnd>();
  const asked = commerceEndpoints.useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  // An extra, which nothing waits for: without it the address is written as the first time.
  const { data } = commerceEndpoints.useGetOrdersQuery(lastOrders);
  if (end) return <Ended end={end} onBack={() => setEnd(undefined)} />;
  const cart = asked.currentData?.cart;
  if (cart === undefined) return <Awaited {...asked} />;
  if (cart.items.length === 0) return <Obstacle of="empty" />;
  if (cart.items.some(({ problem }) => problem !== null)) return <Obstacle of="problems" />;
  if (cart.promo?.isUsed) return <Obstacle of="promo" />;
  return <CheckoutWizard member={member} cart={cart} known={knownAddresses(addressOf(member), data?.orders)} onEnd={setEnd} />;
}

/** Where a member orders what is in the cart; a visitor logs in first, and the cart comes along. */
export function CheckoutScreen({ member }: { member: User | null }) {
  const { t } = useTranslation('orders');
  if (member) return <Checkout key={member.id} member={member} />;
  return (
    <LoginPrompt
      title={t('checkout.login.title')}
      text={t('checkout.login.text')}
      otherWay={<ActionLink to="cart">{t('checkout.back')}</ActionLink>}
    />
  );
}
