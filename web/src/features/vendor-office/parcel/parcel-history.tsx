import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import styles from './parcel.module.css';

type Step = SentParcel['history'][number];

function Why({ step: { code, reason } }: { step: Step }) {
  const { t } = useTranslation('vendor-office');
  if (code !== null) return <p>{t(`parcel.ending.${code}`)}</p>;
  return reason === '' ? null : (
    <p>
      <UserText>{reason}</UserText>
    </p>
  );
}

/** The newest first. A parcel that its store has left something out of is entered with the status that it had. */
const happenedIn = (history: readonly Step[]) =>
  history
    .map((step, index) => ({ ...step, what: history[index - 1]?.status === step.status ? ('left-out' as const) : step.status }))
    .toReversed();

/** What has happened to a parcel, the newest first: who did it, when, and why. */
export function ParcelHistory({ parcel: { history, courier, trackingNumber } }: { parcel: SentParcel }) {
  const { t, i18n } = useTranslation('vendor-office');
  return (
    <Panel title={t('parcel.history')}>
      {(courier !== '' || trackingNumber !== '') && (
        <p className={styles.courier}>
          {t('parcel.sentBy')} <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
        </p>
      )}
      <ol className={styles.history}>
        {happenedIn(history).map(({ what, ...step }) => (
          <li key={`${step.status} ${step.at}`}>
            <p className={styles.name}>{t(`parcel.happened.${what}`)}</p>
            <p className={styles.soft}>
              {formatDate(i18n.language, step.at)} · {t(`parcel.side.${step.by}`)}
            </p>
            <Why step={step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
