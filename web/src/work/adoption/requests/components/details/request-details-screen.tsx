import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { requestPlaces } from '../../../../../features/adoption/requests/model/request-place.ts';
import { RequestDetails } from './request-details.tsx';

function HiddenHeading() {
  const { t } = useTranslation('adoption-requests');
  return (
    <PageHeading takesFocus="moved" className="visually-hidden">
      {t('title')}
    </PageHeading>
  );
}

/** One that is not there, or a request of others. */
function UnknownRequest() {
  const { t } = useTranslation('adoption-requests');
  return (
    <>
      <HiddenHeading />
      <EmptyState
        title={t('details.unknown')}
        reason={t('details.unknownText')}
        action={
          <ActionLink to="dashboard" query={requestPlaces.list} kind="primary">
            {t('details.back')}
          </ActionLink>
        }
      />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('adoption-requests');
  return (
    <>
      <HiddenHeading />
      <Skeleton label={t('details.loading')}>
        <SkeletonStack gap={3} shapes={['heading', 'short', 'control', 'line', 'line']} />
      </Skeleton>
    </>
  );
}

const isGone = (error: unknown) => isApiError(error) && [400, 403, 404].includes(Number(error.status));

function Content({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('adoption-requests');
  const asked = adoptionEndpoints.useGetAdoptionRequestsByIdQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  if (isGone(error)) return <UnknownRequest />;
  if (currentData) return <RequestDetails request={currentData.adoptionRequest} memberId={memberId} />;
  if (!error) return <Loading />;
  return (
    <>
      <HiddenHeading />
      <ErrorState title={t('error')} text={t('errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />
    </>
  );
}

/** One request by its address. */
export function RequestDetailsScreen({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('adoption-requests');
  const left = lastQueryOf('dashboard');
  return (
    <>
      <BackLink to="dashboard" query={left.tab === requestPlaces.list.tab ? left : requestPlaces.list}>
        {t('details.back')}
      </BackLink>
      <Content id={id} memberId={memberId} />
    </>
  );
}
