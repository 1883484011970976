import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { places } from '../model/dashboard-place.ts';

/** No id, one that is not there, or somebody else's listing. */
function NoPet({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <PageHeading takesFocus="moved" className="visually-hidden">
        {t('list.title')}
      </PageHeading>
      <EmptyState
        title={t(isUnknown ? 'none.unknown' : 'none.title')}
        reason={t(isUnknown ? 'none.unknownText' : 'none.text')}
        action={
          <ActionLink to="dashboard" query={places.list} kind="primary">
            {t('back.list')}
          </ActionLink>
        }
      />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('my-pets');
  return (
    <Skeleton label={t('view.loading')} className={formPage}>
      <SkeletonStack gap={4} shapes={['heading', 'picture', 'line', 'short']} />
    </Skeleton>
  );
}

const isGone = (error: unknown) => isApiError(error) && [400, 403, 404].includes(Number(error.status));

interface OwnPetProps {
  id: string;
  children: (pet: Pet) => ReactNode;
}

/** One of my listings with its content version, or why it cannot be shown. */
export function OwnPet({ id, children }: OwnPetProps) {
  const { t } = useTranslation('my-pets');
  const errorText = useErrorText();
  const options = { skip: id === '', refetchOnMountOrArgChange: true };
  const { currentData, error, isFetching, refetch } = petsEndpoints.useGetPetsByIdAsMemberQuery({ id }, options);
  const pet: Pet | undefined = currentData?.pet;
  if (id === '') return <NoPet isUnknown={false} />;
  // An admin reads every version; only the owner may change one.
  if (isGone(error)) return <NoPet isUnknown />;
  if (pet && (pet.contentVersion !== undefined || !isFetching))
    return pet.contentVersion === undefined ? <NoPet isUnknown /> : children(pet);
  const heading = (
    <PageHeading takesFocus="moved" className="visually-hidden">
      {t('list.title')}
    </PageHeading>
  );
  if (!error)
    return (
      <>
        {heading}
        <Loading />
      </>
    );
  return (
    <>
      {heading}
      <BackLink to="dashboard" query={places.list}>
        {t('back.list')}
      </BackLink>
      <ErrorState title={t('list.error')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    </>
  );
}
