import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';

const callFor = (limit: number) => ({ sortBy: 'newest', page: 1, limit }) as const;

interface NewestPetsProps {
  limit: number;
  /** A button on each picture. */
  corner?: (pet: Pet) => ReactNode;
}

/** The newest listings, as cards under a heading of the page. */
export function NewestPets({ limit, corner }: NewestPetsProps) {
  const { t } = useTranslation('pet');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = petsEndpoints.useGetPetsQuery(callFor(limit));
  if (data?.pets.length === 0) return <p>{t('list.none')}</p>;
  if (data) return <PetGrid pets={data.pets} look="strip" level={3} corner={corner} />;
  if (!error || isFetching) return <PetGridSkeleton count={limit} look="strip" label={t('list.loading')} />;
  return <ErrorState title={t('list.failed')} text={errorText(error)} onRetry={() => void refetch()} />;
}

NewestPets.asks = (limit: number) => [petsEndpoints.endpoints.getPets.initiate(callFor(limit), { subscribe: false })];
