import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import '../model/vendor-outcomes.ts';

/** A member without a store: explains what one is for, and where it is opened. */
function NoStore() {
  const { t } = useTranslation('vendor-office');
  return (
    <EmptyState
      title={t('none.title')}
      reason={t('none.text')}
      action={
        <ActionLink to={vendorPage} query={vendorPlaces.store} kind="primary">
          {t('none.open')}
        </ActionLink>
      }
    />
  );
}

interface OwnStoreFrameProps {
  /** The heading while there is nothing else to show. */
  title: string;
  /** In place of the way to open one. */
  none?: ReactNode;
  children: (store: OwnStore) => ReactNode;
}

/** Shows a part of the own store once that is known; before, that it loads, that there is none, or that it could not be loaded. */
export function OwnStoreFrame({ title, none, children }: OwnStoreFrameProps) {
  const { t } = useTranslation('vendor-office');
  const { data, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserMyProfileQuery();
  const hasNone = isNotFound(error);
  if (data && !hasNone) return children(data.store);
  if (hasNone && none !== undefined) return none;
  return (
    <div className={workPage}>
      <PageHeading takesFocus="moved">{title}</PageHeading>
      {hasNone && <NoStore />}
      {!hasNone && Boolean(error) && (
        <ErrorState title={t('error.title')} text={t('error.text')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['control', 'heading', 'line', 'line', 'line']} />
        </Skeleton>
      )}
    </div>
  );
}
