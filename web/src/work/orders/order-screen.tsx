import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Order } from '#shared/api/types.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { FailedThing, LoginPrompt, MissingThing } from '#shared/content/states.tsx';
import { formatDate } from '#shared/format/format.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { AddressLines } from '../../features/orders/address-lines.tsx';
import { orderPlaces } from '../../features/orders/leave-to.ts';
import '../../features/orders/order-outcomes.ts';
import { OrderAgain } from './again.tsx';
import { CancelDialog, WishDialog } from './buyer-dialogs.tsx';
import type { AskedWish } from './buyer-dialogs.tsx';
import styles from './order.module.css';
import { mayCancel, hasOpenRefund } from './order.ts';
import { ParcelPanel, ParcelPill } from './parcel-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { Receipt, ReceiptBack } from './receipt.tsx';
import { RefundsPanel } from './refunds-panel.tsx';

/** What its buyer has to do next is shown first. */
const isToBePaid = ({ status }: Order): boolean => status === 'awaiting-payment';

/** What all of it came to as it was ordered, how it is paid, and where it goes. */
function Facts({ order, children }: { order: Order; children: ReactNode }) {
  const { t } = useTranslation('orders');
  return (
    <aside className={styles.facts} aria-label={t('order.facts')}>
      <Panel title={t('order.amounts')}>
        <Amounts of={order} />
      </Panel>
      {!isToBePaid(order) && <PaymentPanel order={order} />}
      {children}
      {order.address && (
        <Panel title={t('order.address')}>
          <AddressLines address={order.address} />
        </Panel>
      )}
      {order.note !== '' && (
        <Panel title={t('field.note')}>
          <UserProse>{order.note}</UserProse>
        </Panel>
      )}
    </aside>
  );
}

function ShownOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const [asked, ask] = useState<string>();
  const [wish, wishFor] = useState<AskedWish>();
  const open = order.parcels.filter(mayCancel);
  const isRefundFirst = hasOpenRefund(order);
  const refunds = <RefundsPanel order={order} onContest={(refund, parcel) => wishFor({ act: 'missingRefund', refund, parcel })} />;
  return (
    <>
      <header className={styles.title}>
        <PageHeading takesFocus="moved">
          {t('order.title')} <bdi dir="ltr">{order.number}</bdi>
        </PageHeading>
        <p className={styles.state}>
          <ParcelPill status={order.status} /> {t('order.placedOn', { date: formatDate(i18n.language, order.placedAt) })}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.parcels}>
          {isToBePaid(order) && <PaymentPanel order={order} />}
          {isRefundFirst && refunds}
          {order.parcels.map((parcel) => (
            <ParcelPanel
              key={parcel.id}
              orderId={order.id}
              parcel={parcel}
              onAsk={(act) => {
                if (act === 'cancel') ask(parcel.id);
                else if (act === 'return') wishFor({ act, parcel });
                else if (parcel.contestable !== null) wishFor({ act, parcel, kind: parcel.contestable.kind });
              }}
            />
          ))}
          {open.length > 1 && (
            <p>
              <Button kind="danger" onClick={() => ask('all')}>
                {t('cancel.all')}
              </Button>
            </p>
          )}
          {!isToBePaid(order) && <OrderAgain order={order} />}
        </div>
        <Facts order={order}>{!isRefundFirst && refunds}</Facts>
      </div>
      <CancelDialog orderId={order.id} asked={asked} onClose={() => ask(undefined)} />
      <WishDialog orderId={order.id} asked={wish} onClose={() => wishFor(undefined)} />
    </>
  );
}

/** The order, or the receipt of one of its parcels. */
function OrderOrReceipt({ order, receipt }: { order: Order; receipt: string | undefined }) {
  const parcel = order.parcels.find(({ id }) => id === receipt);
  return parcel === undefined ? <ShownOrder order={order} /> : <Receipt order={order} parcel={parcel} />;
}

function Asked({ id, receipt }: { id: string; receipt: string | undefined }) {
  const { t } = useTranslation('orders');
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    commerceEndpoints.useGetOrdersByIdQuery({ id }, { refetchOnMountOrArgChange: true }),
    ({ order }) => order,
  );
  const list = { to: 'accessories', text: t('order.toShop') };
  if (thing) return <OrderOrReceipt order={thing} receipt={receipt} />;
  if (isNotFound) return <MissingThing title={t('order.missing.title')} text={t('order.missing.text')} list={list} />;
  if (error) return <FailedThing title={t('order.failed')} error={error} list={list} onRetry={retry} isRetrying={isRetrying} />;
  return (
    <Skeleton label={t('order.loading')}>
      <SkeletonStack gap={4} shapes={['heading', 'line', 'control', 'line', 'line', 'short']} />
    </Skeleton>
  );
}

interface OrderScreenProps {
  id: string;
  memberId: string | null;
  /** The parcel whose receipt is to be printed. */
  receipt?: string | undefined;
}

/** One own order: how far each of its parcels is, and what can still be done. */
export function OrderScreen({ id, memberId, receipt }: OrderScreenProps) {
  const { t } = useTranslation('orders');
  if (memberId === null) return <LoginPrompt />;
  return (
    <div className={`container fills-window ${styles.page}`}>
      {receipt === undefined ? (
        <BackLink to="dashboard" query={orderPlaces.list}>
          {t('checkout.toOrders')}
        </BackLink>
      ) : (
        <ReceiptBack orderId={id} />
      )}
      <Asked key={`${id} ${memberId}`} id={id} receipt={receipt} />
    </div>
  );
}
