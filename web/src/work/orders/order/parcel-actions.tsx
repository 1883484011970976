import { useTranslation } from 'react-i18next';
import type { Parcel } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { mayCancel, mayConfirm, mayReturn } from '../model/parcel-progress.ts';
import styles from './order-screen.module.css';
import { useBuyerAct } from './use-buyer-act.ts';

export type AskedAct = 'cancel' | 'return' | 'contest';

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
export function ParcelActions({ orderId, parcel, onAsk }: ParcelActionsProps) {
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
