import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Order, Parcel, Receipt as KnownReceipt } from '#shared/api/types.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { Brand } from '#shared/content/brand/brand.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { FailedThing, MissingThing } from '#shared/content/states.tsx';
import { formatDate, formatNumber, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { Button } from '#shared/work/button.tsx';
import styles from './order.module.css';

interface ReceiptProps {
  order: Order;
  parcel: Parcel;
}

function Lines({ items }: Pick<Parcel, 'items'>) {
  const { t } = useTranslation('orders');
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.product')}</th>
          <th scope="col">{t('receipt.pieces')}</th>
          <th scope="col">{t('receipt.price')}</th>
          <th scope="col">{t('receipt.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {items
          .filter(({ quantity }) => quantity > 0)
          .map(({ accessoryId, name, price, quantity }) => (
            <tr key={accessoryId}>
              <th scope="row">
                <UserText>{name}</UserText>
              </th>
              <td>{formatNumber(quantity)}</td>
              <td>{formatPrice(t, price)}</td>
              <td>{formatPrice(t, price * quantity)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Who sold it, and who bought it. */
function Sides({ receipt: { store }, order }: { receipt: KnownReceipt; order: Order }) {
  const { t } = useTranslation('orders');
  const cityName = useCityName();
  return (
    <dl className={styles.sides}>
      <div>
        <dt>{t('receipt.seller')}</dt>
        <dd>
          <UserText>{store.name}</UserText>
          {store.address !== '' && (
            <>
              <br />
              <UserText>{store.address}</UserText>
            </>
          )}
          <br />
          {cityName(store.city)}
        </dd>
      </div>
      {order.address && (
        <div>
          <dt>{t('receipt.buyer')}</dt>
          <dd>
            <UserText>{order.address.fullName}</UserText>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Shown({ receipt, order, parcel }: ReceiptProps & { receipt: KnownReceipt }) {
  const { t, i18n } = useTranslation('orders');
  return (
    <article className={styles.receipt}>
      <div className={styles.brand}>
        <Brand onGreen={false} />
      </div>
      <PageHeading takesFocus="moved">
        {t('receipt.title')} <bdi dir="ltr">{formatNumber(receipt.number)}</bdi>
      </PageHeading>
      <p>
        {formatDate(i18n.language, receipt.issuedAt)} · {t('order.title')} <bdi dir="ltr">{order.number}</bdi>
      </p>
      <Sides receipt={receipt} order={order} />
      <Lines items={parcel.items} />
      <Amounts of={parcel} />
      <p>{t(`method.${order.payment.method}`)}</p>
      <div data-no-print>
        <Button kind="primary" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </div>
    </article>
  );
}

/** The receipt of a delivered parcel, as it is printed: in the language of the page. */
export function Receipt({ order, parcel }: ReceiptProps) {
  const { t } = useTranslation('orders');
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    commerceEndpoints.useGetOrdersParcelsByIdReceiptQuery({ id: parcel.id }),
    ({ receipt }) => receipt,
  );
  const list = { to: `order-${order.id}`, text: t('receipt.toOrder') };
  if (thing) return <Shown receipt={thing} order={order} parcel={parcel} />;
  if (isNotFound) return <MissingThing title={t('receipt.missing.title')} text={t('receipt.missing.text')} list={list} />;
  if (error) return <FailedThing title={t('receipt.failed')} error={error} list={list} onRetry={retry} isRetrying={isRetrying} />;
  return (
    <Skeleton label={t('order.loading')}>
      <SkeletonStack gap={4} shapes={['heading', 'line', 'line', 'control', 'line']} />
    </Skeleton>
  );
}

/** Leads back to the order. */
export function ReceiptBack({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders');
  return (
    <div data-no-print>
      <BackLink to={`order-${orderId}`}>{t('receipt.toOrder')}</BackLink>
    </div>
  );
}
