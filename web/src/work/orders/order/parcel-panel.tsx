import { useTranslation } from 'react-i18next';
import type { Parcel } from '#shared/api/types.ts';
import { formatDate, formatNumber, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import { progressOf } from '../model/parcel-progress.ts';
import { ParcelActions } from './parcel-actions.tsx';
import type { AskedAct } from './parcel-actions.tsx';
import { ParcelPill } from './parcel-pill.tsx';
import styles from './order-screen.module.css';

function Items({ items }: Pick<Parcel, 'items'>) {
  const { t } = useTranslation('orders');
  return (
    <ul className={styles.items}>
      {items.map(({ accessoryId, name, image, price, ordered, quantity }) => (
        <ProductEntry key={accessoryId} accessoryId={accessoryId} name={name} image={image ?? undefined}>
          <small>
            {t('order.pieces', { amount: formatNumber(quantity), price: formatPrice(t, price) })}
            {quantity < ordered && <> · {t('order.dropped', { amount: formatNumber(ordered - quantity) })}</>}
          </small>
        </ProductEntry>
      ))}
    </ul>
  );
}

/** Why it came to its end, where somebody has written that, or the rules of the product are the reason. */
function Reason({ history }: Pick<Parcel, 'history'>) {
  const { t } = useTranslation('orders');
  const last = history.at(-1);
  if (last === undefined) return null;
  return (
    <>
      {last.code !== null && <p>{t(`ending.${last.code}`)}</p>}
      {last.reason !== '' && (
        <p>
          {t('order.reason')} <UserText>{last.reason}</UserText>
        </p>
      )}
    </>
  );
}

/** By whom and under which number it is on its way, and how far it is. */
function Courier({ parcel: { carriedBy, courier, trackingNumber, tracked, status } }: { parcel: Parcel }) {
  const { t } = useTranslation('orders');
  if (courier === '' && trackingNumber === '') return null;
  return (
    <>
      <p>
        {t('order.courier')} <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
        {status === 'shipped' && tracked !== null && <> · {t(`order.tracked.${tracked}`)}</>}
      </p>
      {carriedBy === 'test-courier' && <p>{t('order.testCourier')}</p>}
    </>
  );
}

interface ParcelPanelProps {
  orderId: string;
  parcel: Parcel;
  /** Asks the buyer before something is done with it. */
  onAsk: (act: AskedAct) => void;
}

/** What one store sends: how far it is, what is in it, what is paid for it at the door. */
export function ParcelPanel({ orderId, parcel, onAsk }: ParcelPanelProps) {
  const { t, i18n } = useTranslation('orders');
  const { store, status, items, history } = parcel;
  const entries = progressOf(parcel).map((step) => ({
    key: step.status,
    text: t(`status.${step.status}`),
    on: step.at === null ? t('order.toCome') : formatDate(i18n.language, step.at),
    isDone: step.at !== null,
  }));
  return (
    <Panel
      tone="framed"
      title={
        <span className={styles.head}>
          <PageLink to={`store-${store._id}`}>
            <UserText>{store.name}</UserText>
          </PageLink>
          <ParcelPill status={status} />
        </span>
      }
    >
      <div className={styles.parcel}>
        <div>
          <Items items={items} />
          <Courier parcel={parcel} />
          <Reason history={history} />
          <Amounts of={parcel} />
          {parcel.deliveredAt !== null && (
            <p>
              <PageLink to={`order-${orderId}`} query={{ receipt: parcel.id }}>
                {t('receipt.open')}
              </PageLink>
            </p>
          )}
          <ParcelActions orderId={orderId} parcel={parcel} onAsk={onAsk} />
        </div>
        <WorkTimeline entries={entries.map(({ isDone, ...entry }) => ({ ...entry, isAhead: !isDone }))} />
      </div>
    </Panel>
  );
}
