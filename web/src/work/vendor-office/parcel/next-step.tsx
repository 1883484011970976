import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { actsOf } from '../model/parcel-acts.ts';
import type { ParcelAct } from '../model/parcel-acts.ts';
import type { AskedAct } from './act-dialog.tsx';
import styles from './parcel.module.css';
import { useAct } from './use-act.ts';

/** What the buyer wants to give back, and why. */
function ReturnRequest({ parcel: { returnRequest, items } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  if (returnRequest === null) return null;
  const nameOf = (id: string) => items.find(({ accessoryId }) => accessoryId === id)?.name ?? '';
  return (
    <div>
      <h3>{t('parcel.return')}</h3>
      <ul className={styles.returned}>
        {returnRequest.items.map(({ accessoryId, quantity }) => (
          <li key={accessoryId}>
            {formatNumber(quantity)} × <UserText>{nameOf(accessoryId)}</UserText>
          </li>
        ))}
      </ul>
      <UserProse>{returnRequest.reason}</UserProse>
    </div>
  );
}

/** What the buyer contests, and what became of that. */
function Contest({ parcel: { contest } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  if (contest === null) return null;
  return (
    <div>
      <p>{t(`parcel.contest.${contest.kind}.${contest.status}`)}</p>
      <UserProse>{contest.reason}</UserProse>
      {contest.decision !== '' && (
        <p>
          {t('parcel.contest.answer')} <UserText>{contest.decision}</UserText>
        </p>
      )}
    </div>
  );
}

interface ActButtonsProps {
  acts: readonly ParcelAct[];
  acting: ReturnType<typeof useAct>;
  onAsk: (asked: AskedAct) => void;
}

function ActButtons({ acts, acting: { take, isBusy }, onAsk }: ActButtonsProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={styles.buttons}>
      {acts.map((act, index) => (
        <Button
          key={act}
          kind={index === 0 ? 'primary' : 'danger'}
          isBusy={act === 'confirm' && isBusy}
          isDisabled={act !== 'confirm' && isBusy}
          onClick={() => (act === 'confirm' ? void take({ act }) : onAsk({ act }))}
        >
          {t(`parcel.act.${act}`)}
        </Button>
      ))}
    </div>
  );
}

const heir = 'parcel-next';

/** What is to be done with a parcel next. */
export function NextStep({ parcel, onAsk }: { parcel: SentParcel; onAsk: (asked: AskedAct) => void }) {
  const { t } = useTranslation('vendor-office');
  const acting = useAct(parcel);
  const acts = actsOf(parcel);
  useKeptFocus(acts.length, heir);
  return (
    <Panel tone={acts.length > 0 ? 'genda' : 'soft'} title={t('parcels.next')}>
      <div className={styles.next}>
        <p id={heir} tabIndex={-1} role="status">
          {parcel.status === 'shipped' && !parcel.sellerMayReport ? t('parcel.courierReports') : t(`parcel.next.${parcel.status}`)}
        </p>
        {parcel.waitsForAdmin && <p>{t('parcels.waitsForAdmin')}</p>}
        {parcel.status === 'return-asked' && <ReturnRequest parcel={parcel} />}
        <Contest parcel={parcel} />
        <StepProblem problem={acting.problem} />
        {acts.length > 0 && <ActButtons acts={acts} acting={acting} onAsk={onAsk} />}
      </div>
    </Panel>
  );
}
