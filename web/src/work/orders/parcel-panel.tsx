import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order, Parcel } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { formatDate, formatMoment, formatNumber, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { ExpectedParcel } from '#shared/shop/expected.tsx';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import { useBuyerAct } from './buyer-dialogs.tsx';
import styles from './order.module.css';
import { mayCancel, mayConfirm, mayReturn, progressOf, trackingPageOf } from './order.ts';

const tones: Record<Order['status'], PillTone> = {
  'awaiting-payment': 'pending',
  placed: 'pending',
  confirmed: 'info',
  shipped: 'info',
  delivered: 'approved',
  cancelled: 'plain',
  refused: 'rejected',
  lost: 'rejected',
  'return-asked': 'pending',
  returned: 'plain',
};

/** How a parcel, or an order, stands. */
export function ParcelPill({ status }: { status: Order['status'] }) {
  const { t } = useTranslation('orders');
  return <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>;
}

type AskedAct = 'cancel' | 'return' | 'contest';

interface ParcelActionsProps {
  orderId: string;
  parcel: Parcel;
  /** Asks before it is done. */
  onAsk: (act: AskedAct) => void;
}

function Received({ orderId, parcel }: Pick<ParcelActionsProps, 'orderId' | 'parcel'>) {
  const { t } = useTranslation('orders');
  const { take, isBusy, problem } = useBuyerAct(orderId);
  return (
    <>
      <Button kind="primary" size="small" isBusy={isBusy} onClick={() => void take({ act: 'received', parcelId: parcel.id })}>
        {t('received.action')}
      </Button>
      <StepProblem problem={problem} />
    </>
  );
}

/** How it stands with what the buyer wanted back, or denied. */
function Wishes({ parcel: { returnRequest, contest, status } }: Pick<ParcelActionsProps, 'parcel'>) {
  const { t } = useTranslation('orders');
  return (
    <>
      {status === 'return-asked' && returnRequest !== null && (
        <p>
          {t('return.asked')} <UserText>{returnRequest.reason}</UserText>
        </p>
      )}
      {contest !== null && (
        <p role="status">
          {t(`contest.${contest.kind}.status.${contest.status}`)}
          {contest.decision !== '' && (
            <>
              {' '}
              {t('contest.answer')} <UserText>{contest.decision}</UserText>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** What the buyer of a parcel can do with it now. */
function ParcelActions({ orderId, parcel, onAsk }: ParcelActionsProps) {
  const { t, i18n } = useTranslation('orders');
  return (
    <>
      <Wishes parcel={parcel} />
      <div className={styles.actions}>
        {mayCancel(parcel) && (
          <Button kind="danger" size="small" onClick={() => onAsk('cancel')}>
            {t('cancel.parcel')}
          </Button>
        )}
        {mayConfirm(parcel) && <Received orderId={orderId} parcel={parcel} />}
        {mayReturn(parcel) && (
          <>
            <Button size="small" onClick={() => onAsk('return')}>
              {t('return.action')}
            </Button>
            <small>{t('return.until', { day: formatDate(i18n.language, parcel.mayReturnUntil ?? '') })}</small>
          </>
        )}
        {parcel.contestable !== null && (
          <>
            <Button size="small" onClick={() => onAsk('contest')}>
              {t(`contest.${parcel.contestable.kind}.action`)}
            </Button>
            <small>{t(`contest.${parcel.contestable.kind}.until`, { day: formatDate(i18n.language, parcel.contestable.until) })}</small>
          </>
        )}
      </div>
    </>
  );
}

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

/** Takes the courier's number along, to its own page or into a message. */
function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('orders');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast.success(t('order.copied'));
    } catch {
      toast.error(t('order.notCopied'));
    }
  };
  return (
    <Button
      kind="text"
      size="small"
      label={t('order.copy', { number })}
      icon={<Copy size={18} aria-hidden />}
      onClick={() => void copy()}
    />
  );
}

/** By whom and under which number it is on its way, and how far it is. */
function Courier({ parcel: { carriedBy, courier, trackingNumber, tracked, status } }: { parcel: Parcel }) {
  const { t } = useTranslation('orders');
  if (courier === '' && trackingNumber === '') return null;
  const page = trackingNumber === '' ? undefined : trackingPageOf(courier);
  return (
    <div className={styles.courier}>
      <p>
        {t('order.courier')} <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
        {trackingNumber !== '' && <CopyNumber number={trackingNumber} />}
        {status === 'shipped' && tracked !== null && <> · {t(`order.tracked.${tracked}`)}</>}
      </p>
      {page !== undefined && (
        <p>
          <a href={page} target="_blank" rel="noreferrer">
            <NamedText sentence={(name) => t('order.track', { courier: name })} name={courier} />
          </a>
        </p>
      )}
      {carriedBy === 'test-courier' && <p>{t('order.testCourier')}</p>}
    </div>
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
    on: step.at === null ? t('order.toCome') : formatMoment(i18n.language, step.at),
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
          <ExpectedParcel parcel={parcel} />
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
