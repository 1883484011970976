import { useTranslation } from 'react-i18next';
import type { OrderCase } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatMoment, formatNumber, formatPrice } from '#shared/format/format.ts';
import { PaperLink } from '#shared/pet/paper-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import styles from './desk.module.css';
import { RefundToCell } from './desk.tsx';
import type { Decision } from './desk.tsx';
import { useRefundDecisions } from './refunds-screen.tsx';
import { useSlipDecisions } from './slips-screen.tsx';

interface CasePartProps {
  shown: OrderCase;
  onAsk: (decision: Decision) => void;
}

/** Who ordered, where to, and what they did before. */
export function BuyerPanel({ shown: { buyer, note } }: Pick<CasePartProps, 'shown'>) {
  const { t } = useTranslation('order-desk');
  const { address, phone, earlier } = buyer;
  return (
    <Panel title={t('column.buyer')}>
      <div className={styles.column}>
        <p>{address === null ? t('gone') : <UserText>{buyer.name}</UserText>}</p>
        {phone !== null && (
          <a href={`tel:${phone}`} className={styles.phone}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
        {address !== null && (
          <address className={styles.address}>
            {[address.address, address.landmark, address.area, address.city]
              .filter((line) => line !== '')
              .map((line) => (
                <UserText key={line}>{line}</UserText>
              ))}
          </address>
        )}
        {note !== '' && (
          <p>
            {t('case.note')} <UserText>{note}</UserText>
          </p>
        )}
        <p className={styles.soft}>
          {t('case.buyerEarlier', {
            orders: formatNumber(earlier.orders),
            refused: formatNumber(earlier.refusedAtDoor),
            contests: formatNumber(earlier.contests),
            upheld: formatNumber(earlier.contestsUpheld),
          })}
        </p>
      </div>
    </Panel>
  );
}

function Slip({ shown, onAsk }: CasePartProps) {
  const { t } = useTranslation('order-desk');
  const { accept, refuse } = useSlipDecisions(shown);
  const { id, slip, payment, isOwn } = shown;
  if (slip === null) return null;
  return (
    <>
      <PaperLink path={`/orders/${id}/slip`} paper={slip} />
      <p className={styles.soft}>
        {t('field.reference')} <bdi dir="ltr">{slip.reference}</bdi>
      </p>
      {payment.status === 'in-check' && !isOwn && (
        <div className={styles.actions}>
          {[accept, refuse].map((decision) => (
            <Button key={decision.act} size="small" kind={decision.act === 'accept' ? 'primary' : 'danger'} onClick={() => onAsk(decision)}>
              {t(`act.${decision.act}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function RefundEntry({
  refund,
  isOwn,
  onAsk,
}: { refund: OrderCase['refunds'][number] } & Pick<OrderCase, 'isOwn'> & Pick<CasePartProps, 'onAsk'>) {
  const { t } = useTranslation(['order-desk', 'shell']);
  const decisions = useRefundDecisions(refund);
  const { amount, owedBy, status, refundTo } = refund;
  return (
    <li className={styles.refund}>
      <strong>{formatPrice(t, amount)}</strong>
      <span className={styles.soft}>
        {t(`refunds.by.${owedBy}`)} · {t(`case.refund.${status}`)}
      </span>
      {owedBy === 'paltu' && status === 'due' && <RefundToCell refundTo={refundTo} />}
      {!isOwn && decisions.length > 0 && (
        <div className={styles.actions}>
          {decisions.map((decision) => (
            <Button key={decision.act} size="small" onClick={() => onAsk(decision)}>
              {t(`act.${decision.act}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** How it is paid, the slip that was sent, and what is to be paid back. */
export function MoneyPanel({ shown, onAsk }: CasePartProps) {
  const { t } = useTranslation(['order-desk', 'shell']);
  const { payment, total, refunds, isOwn } = shown;
  return (
    <Panel title={t('case.money')}>
      <div className={styles.column}>
        <p>
          <strong>{formatPrice(t, total)}</strong> · {t(`case.method.${payment.method}`)}
        </p>
        <p>{t(`case.payment.${payment.status}`)}</p>
        <Slip shown={shown} onAsk={onAsk} />
        {refunds.length > 0 && <h3 className={styles.subtitle}>{t('tab.refunds')}</h3>}
        <ul className={styles.column}>
          {refunds.map((refund) => (
            <RefundEntry key={refund.id} refund={refund} isOwn={isOwn} onAsk={onAsk} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** All that happened, the first one first: when, by whom, and why. */
export function CaseTimeline({ shown: { timeline, parcels } }: Pick<CasePartProps, 'shown'>) {
  const { t, i18n } = useTranslation('order-desk');
  const storeOf = (parcelId: string | null) => (parcels.length > 1 ? parcels.find(({ id }) => id === parcelId)?.store.name : undefined);
  return (
    <Panel title={t('case.timeline')}>
      <WorkTimeline
        entries={timeline.map(({ at, what, by, reason, code, parcelId }, index) => ({
          key: String(index),
          text: (
            <>
              {t(`case.step.${what}`)} <UserText>{storeOf(parcelId) ?? ''}</UserText>
            </>
          ),
          on: `${formatMoment(i18n.language, at)} · ${t(`case.side.${by}`)}`,
          more: (
            <>
              {code !== null && <p>{t(`case.code.${code}`)}</p>}
              {reason !== '' && (
                <p>
                  <UserText>{reason}</UserText>
                </p>
              )}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
