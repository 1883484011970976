import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { workPage } from '#shared/work/work-page.ts';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import { fresh } from '../parcels/parcel-list.ts';
import { StatusPill } from '../parcels/status-pill.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { AskedAct } from './act-dialog.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import { NextStep } from './next-step.tsx';
import { ParcelHistory } from './parcel-history.tsx';
import { ParcelLines } from './parcel-lines.tsx';
import styles from './parcel.module.css';
import { TestCourierPanel } from './test-courier-panel.tsx';

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
