import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { OrderCase } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import type { Decision } from '../components/decision-dialog.tsx';
import { fresh } from '../components/desk-list.ts';
import { BuyerPanel, CaseTimeline, MoneyPanel } from './case-facts.tsx';
import { CaseParcelPanel } from './case-parcel.tsx';
import styles from './case.module.css';

/** What an admin has to decide stands first. */
const waitingFirst = (parcels: OrderCase['parcels']) =>
  parcels.toSorted((one, other) => Number(other.waitsForAdmin) - Number(one.waitsForAdmin));

function ShownCase({ shown }: { shown: OrderCase }) {
  const { t, i18n } = useTranslation('order-desk');
  const [decision, ask] = useState<Decision>();
  return (
    <>
      <header className={styles.title}>
        <PageHeading takesFocus="moved">
          {t('order')} <bdi dir="ltr">{shown.number}</bdi>
        </PageHeading>
        <p>{t('case.placedOn', { date: formatDate(i18n.language, shown.placedAt) })}</p>
        {shown.isOwn && <p role="note">{t('case.own')}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {waitingFirst(shown.parcels).map((parcel) => (
            <CaseParcelPanel key={parcel.id} parcel={parcel} onAsk={ask} />
          ))}
        </div>
        <aside className={styles.parts} aria-label={t('case.facts')}>
          <MoneyPanel shown={shown} onAsk={ask} />
          <BuyerPanel shown={shown} />
          <CaseTimeline shown={shown} />
        </aside>
      </div>
      <DecisionDialog decision={decision} onClose={() => ask(undefined)} />
    </>
  );
}

function Asked({ id }: { id: string }) {
  const { t } = useTranslation('order-desk');
  const errorText = useErrorText();
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    commerceEndpoints.useGetOrdersCasesByIdQuery({ id }, fresh),
    (data) => data.case,
  );
  if (thing) return <ShownCase shown={thing} />;
  return (
    <>
      <PageHeading className="visually-hidden">{t('order')}</PageHeading>
      {isNotFound && <EmptyState title={t('case.missing')} reason={t('case.missingText')} />}
      {!isNotFound && Boolean(error) && (
        <ErrorState title={t('case.failed')} text={errorText(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!error && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'control', 'line', 'line', 'line']} />
        </Skeleton>
      )}
    </>
  );
}

/** One order with all that admins need to decide: its parcels, what both sides wrote, the money, and what happened when. */
export function CaseScreen({ id }: { id: string }) {
  const { t } = useTranslation('order-desk');
  return (
    <div className={workPage}>
      <BackLink to="admin-payments" query={{ tab: 'disputes' }}>
        {t('title')}
      </BackLink>
      <Asked key={id} id={id} />
    </div>
  );
}
