import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { StepProblem } from '#shared/flow/step-problem.tsx';
import { formatNumber, formatDate } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ExpectedParcel } from '#shared/shop/expected.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { useAct, ActDialog } from './act-dialog.tsx';
import type { AskedAct } from './act-dialog.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { BuyerPanel, ParcelHistory, ParcelLines, TestCourierPanel } from './parcel-panels.tsx';
import { StatusPill } from './parcel-status.tsx';
import { actsOf } from './parcel.ts';
import type { ParcelAct } from './parcel.ts';
import styles from './parcels.module.css';

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
function NextStep({ parcel, onAsk }: { parcel: SentParcel; onAsk: (asked: AskedAct) => void }) {
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

function ShownParcel({ parcel }: { parcel: SentParcel }) {
  const { t, i18n } = useTranslation('vendor-office');
  const [asked, ask] = useState<AskedAct>();
  return (
    <>
      <header className={styles.title}>
        <PageHeading takesFocus="moved">
          {t('parcel.title')} <bdi dir="ltr">{parcel.order.number}</bdi>
        </PageHeading>
        <p className={styles.state}>
          <StatusPill status={parcel.status} /> {t('parcel.orderedOn', { date: formatDate(i18n.language, parcel.placedAt) })}
        </p>
        <ExpectedParcel parcel={parcel} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextStep parcel={parcel} onAsk={ask} />
          <TestCourierPanel parcel={parcel} />
          <ParcelLines parcel={parcel} onAsk={ask} />
        </div>
        <aside className={styles.column} aria-label={t('parcel.facts')}>
          <BuyerPanel parcel={parcel} />
          <ParcelHistory parcel={parcel} />
        </aside>
      </div>
      <ActDialog parcel={parcel} asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

function Asked({ id }: { id: string }) {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    commerceEndpoints.useGetOrdersParcelsByIdQuery({ id }, fresh),
    ({ parcel }) => parcel,
  );
  if (thing) return <ShownParcel parcel={thing} />;
  return (
    <>
      <PageHeading className="visually-hidden">{t('parcel.title')}</PageHeading>
      {isNotFound && <EmptyState title={t('parcel.missing')} reason={t('parcel.missingText')} />}
      {!isNotFound && Boolean(error) && (
        <ErrorState title={t('parcel.failed')} text={errorText(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!error && (
        <Skeleton label={t('parcel.loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'control', 'line', 'line', 'line']} />
        </Skeleton>
      )}
    </>
  );
}

/** One parcel of the own store: what to do next, what is in it, where it goes, and what has happened. */
export function ParcelScreen({ id }: { id: string }) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={workPage}>
      <BackLink to={vendorPage} query={vendorPlaces.parcels}>
        {t('parcel.toList')}
      </BackLink>
      <Asked key={id} id={id} />
    </div>
  );
}
