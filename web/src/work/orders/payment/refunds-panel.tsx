import { useTranslation } from 'react-i18next';
import type { Order, Parcel, Refund } from '#shared/api/types.ts';
import { formatDate, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { hasOpenRefund, isPaidByPaltu, mayContestRefund, stageOf } from '../model/refund-steps.ts';
import type { RefundStage } from '../model/refund-steps.ts';
import styles from '../../../features/orders/orders.module.css';
import { RefundTo } from './refund-to.tsx';

const tones: Record<RefundStage, PillTone> = { due: 'info', withCourier: 'pending', owed: 'pending', givenBack: 'plain', paid: 'approved' };

/** What happens next with a refund that has not come to its end, and until when its buyer can do what. */
function Next({ refund }: { refund: Refund }) {
  const { t, i18n } = useTranslation('orders');
  const stage = stageOf(refund);
  const day = (at: string | null) => (at === null ? '' : formatDate(i18n.language, at));
  const may = mayContestRefund(refund);
  const isWaiting = stage === 'owed' && !may && refund.mayContestFrom !== null && refund.contest?.status !== 'open';
  return (
    <>
      <p>
        {t(`refunds.next.${stage}`, { day: day(refund.paidAt) })}
        {isWaiting && ` ${t('refunds.contestFrom', { day: day(refund.mayContestFrom) })}`}
        {may &&
          ` ${refund.mayContestUntil === null ? t('refunds.contestNow') : t('refunds.contestUntil', { day: day(refund.mayContestUntil) })}`}
      </p>
      {refund.reference !== '' && (
        <p className={styles.soft}>
          {t('refunds.reference')} <bdi dir="auto">{refund.reference}</bdi>
        </p>
      )}
    </>
  );
}

/** What the buyer wrote against it, and what was decided. */
function Contest({ contest }: Pick<Refund, 'contest'>) {
  const { t } = useTranslation('orders');
  if (contest === null) return null;
  return (
    <div role="status" className={styles.contest}>
      <p>{t(`refunds.contest.${contest.status}`)}</p>
      <UserProse>{contest.status === 'open' ? contest.reason : contest.answer}</UserProse>
    </div>
  );
}

interface RefundsPanelProps {
  order: Order;
  /** Asks before it is contested. */
  onContest: (refund: Refund, parcel: Parcel) => void;
}

function Entry({ refund, order, onContest }: RefundsPanelProps & { refund: Refund }) {
  const { t } = useTranslation(['orders', 'shell']);
  const parcel = order.parcels.find(({ id }) => id === refund.parcelId);
  const stage = stageOf(refund);
  return (
    <li className={styles.refund}>
      <p className={styles.refundHead}>
        <b>{formatPrice(t, refund.amount)}</b>
        <Pill tone={tones[stage]} isOnTint>
          {t(`refunds.stage.${stage}`)}
        </Pill>
      </p>
      {parcel && (
        <p className={styles.soft}>
          {t('refunds.of')}{' '}
          <PageLink to={`store-${parcel.store._id}`}>
            <UserText>{parcel.store.name}</UserText>
          </PageLink>
        </p>
      )}
      <Next refund={refund} />
      <Contest contest={refund.contest} />
      {parcel && mayContestRefund(refund) && (
        <p>
          <Button size="small" onClick={() => onContest(refund, parcel)}>
            {t('refunds.action')}
          </Button>
        </p>
      )}
    </li>
  );
}

/** What comes back to the buyer: how much, who owes it, what happens next, and what can be done when it does not come. */
export function RefundsPanel({ order, onContest }: RefundsPanelProps) {
  const { t } = useTranslation('orders');
  if (order.refunds.length === 0) return null;
  return (
    <Panel title={t('refunds.title')} tone={hasOpenRefund(order) ? 'sky' : 'soft'}>
      <ul className={styles.refunds}>
        {order.refunds.map((refund) => (
          <Entry key={refund.id} refund={refund} order={order} onContest={onContest} />
        ))}
      </ul>
      {isPaidByPaltu(order) && <RefundTo order={order} />}
    </Panel>
  );
}
