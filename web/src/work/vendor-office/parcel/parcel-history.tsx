import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import styles from './parcel.module.css';

type Step = SentParcel['history'][number];

const contestCodes = ['contested', 'contest-upheld', 'contest-dismissed'] as const;
type ContestCode = (typeof contestCodes)[number];
const isOfContest = (code: Step['code']): code is ContestCode => contestCodes.some((one) => one === code);

const whatOf = ({ code, status }: Step, before: Step | undefined) => {
  if (isOfContest(code)) return code;
  return before?.status === status ? ('left-out' as const) : status;
};

function Why({ step: { code, reason } }: { step: Step }) {
  const { t } = useTranslation('vendor-office');
  if (code !== null && !isOfContest(code)) return <p>{t(`parcel.ending.${code}`)}</p>;
  return reason === '' ? null : (
    <p>
      <UserText>{reason}</UserText>
    </p>
  );
}

/** The newest first. A parcel that its store has left something out of is entered with the status that it had. */
const happenedIn = (history: readonly Step[]) =>
  history.map((step, index) => ({ ...step, what: whatOf(step, history[index - 1]) })).toReversed();

/** By whom it goes, under which number, how far it is, and whether its cash was passed on. */
function Carrier({ parcel: { carriedBy, courier, trackingNumber, tracked, remittedAt, status } }: { parcel: SentParcel }) {
  const { t, i18n } = useTranslation('vendor-office');
  if (courier === '' && trackingNumber === '') return null;
  return (
    <div className={styles.courier}>
      <p>
        {t('parcel.sentBy')} {carriedBy === 'own-delivery' ? <UserText>{courier}</UserText> : t(`parcel.carrier.${carriedBy}`)}{' '}
        <bdi dir="ltr">{trackingNumber}</bdi>
        {status === 'shipped' && tracked !== null && <> · {t(`parcel.tracked.${tracked}`)}</>}
      </p>
      {remittedAt !== null && <p>{t('parcel.remitted', { date: formatDate(i18n.language, remittedAt) })}</p>}
    </div>
  );
}

/** What has happened to a parcel, the newest first: who did it, when, and why. */
export function ParcelHistory({ parcel }: { parcel: SentParcel }) {
  const { t, i18n } = useTranslation('vendor-office');
  return (
    <Panel title={t('parcel.history')}>
      <Carrier parcel={parcel} />
      <WorkTimeline
        entries={happenedIn(parcel.history).map(({ what, ...step }) => ({
          key: `${step.status} ${step.at}`,
          text: t(`parcel.happened.${what}`),
          on: `${formatDate(i18n.language, step.at)} · ${t(`parcel.side.${step.by}`)}`,
          more: <Why step={step} />,
        }))}
      />
    </Panel>
  );
}
