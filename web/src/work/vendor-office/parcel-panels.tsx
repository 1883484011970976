import { Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatNumber, formatPrice, formatDate } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import type { AskedAct } from './act-dialog.tsx';
import './own-store-frame.tsx';
import { mayDrop } from './parcel.ts';
import styles from './parcels.module.css';

type Behaviour = Args<'postOrdersParcelsByIdCourierTest'>['body']['behaviour'];

const behaviours = ['delivers', 'refuses', 'repeats', 'contradicts', 'silent'] as const satisfies readonly Behaviour[];

/** Where a courier is simulated: what it reports next of a parcel that is on its way. */
export function TestCourierPanel({ parcel: { id, carriedBy, status } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  const [play] = commerceEndpoints.usePostOrdersParcelsByIdCourierTestMutation();
  const [busy, setBusy] = useState<Behaviour>();
  if (carriedBy !== 'test-courier' || status !== 'shipped') return null;
  const choose = async (behaviour: Behaviour) => {
    setBusy(behaviour);
    await play({ id, body: { behaviour } });
    setBusy(undefined);
  };
  return (
    <Panel title={t('parcel.testCourier.title')}>
      <div className={styles.next}>
        <p>{t('parcel.testCourier.text')}</p>
        <div className={styles.buttons}>
          {behaviours.map((behaviour) => (
            <Button key={behaviour} isBusy={busy === behaviour} isDisabled={busy !== undefined} onClick={() => void choose(behaviour)}>
              {t(`parcel.testCourier.${behaviour}`)}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
}

type Line = SentParcel['items'][number];

function LineWords({ line: { name, price, ordered, quantity, returned } }: { line: Line }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  return (
    <span className={styles.words}>
      <span>
        <UserText>{name}</UserText>
      </span>
      <small>
        {formatNumber(quantity)} × {formatPrice(t, price)}
        {quantity < ordered && <> · {t('parcel.dropped', { amount: formatNumber(ordered - quantity) })}</>}
        {returned > 0 && <> · {t('parcel.returned', { amount: formatNumber(returned) })}</>}
      </small>
    </span>
  );
}

/** What is in a parcel, what can still be left out, and what it comes to. */
export function ParcelLines({ parcel, onAsk }: { parcel: SentParcel; onAsk: (asked: AskedAct) => void }) {
  const { t } = useTranslation('vendor-office');
  const { items, order, payment } = parcel;
  return (
    <Panel tone="framed" title={t('parcel.lines')}>
      <ul className={styles.lines}>
        {items.map((line) => (
          <li key={line.accessoryId}>
            <span className={styles.picture}>
              <CoverPicture image={line.image ?? undefined} none="window-hamster" sizes="56px" />
            </span>
            <LineWords line={line} />
            {mayDrop(parcel) && line.quantity > 0 && (
              <Button
                size="small"
                label={t('parcel.dropOf', { name: `\u2068${line.name}\u2069` })}
                onClick={() => onAsk({ act: 'drop', line })}
              >
                {t('parcel.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Amounts of={parcel} />
      <p className={styles.payment}>
        {t(`parcel.method.${order.paymentMethod}`)} · {t(`parcel.payment.${payment}`)}
      </p>
    </Panel>
  );
}

function Address({ address }: { address: NonNullable<SentParcel['buyer']['address']> }) {
  const { t } = useTranslation('vendor-office');
  const cityName = useCityName();
  const { phone, address: street, city, area, landmark } = address;
  const lines = [street, area, cityName(city)].filter((line) => line !== '');
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <p key={line}>
          <UserText>{line}</UserText>
        </p>
      ))}
      {landmark !== '' && (
        <p>
          {t('parcel.landmark')} <UserText>{landmark}</UserText>
        </p>
      )}
      <p>
        <a href={`tel:${phone}`} className={styles.phone}>
          <Phone size={18} aria-hidden />
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      </p>
    </address>
  );
}

/** Who gets a parcel, where, and what the seller should know before it is sent. */
export function BuyerPanel({ parcel: { buyer, order } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  const refusals = buyer.refusals ?? 0;
  return (
    <Panel title={t('parcel.buyer')}>
      <div className={styles.buyer}>
        <p className={styles.recipient}>
          <MemberName>{buyer.fullName}</MemberName>
        </p>
        {buyer.address ? <Address address={buyer.address} /> : <p>{t('parcel.addressGone')}</p>}
        {refusals > 0 && (
          <p className={styles.caution}>
            <TriangleAlert size={20} aria-hidden /> {t('parcels.refusals', { count: refusals, amount: formatNumber(refusals) })}
          </p>
        )}
        {order.note !== '' && (
          <div>
            <h3>{t('parcel.note')}</h3>
            <UserProse>{order.note}</UserProse>
          </div>
        )}
      </div>
    </Panel>
  );
}

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
