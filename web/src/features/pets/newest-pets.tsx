import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { useFewPetsQuery } from './api/pets-api.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';

interface NewestPetsProps {
  limit: number;
}

/** The newest listings, as cards under a heading of the page. */
export function NewestPets({ limit }: NewestPetsProps) {
  const { t } = useTranslation('pet');
  const errorText = useErrorText();
  const { data: pets, error, isFetching, refetch } = useFewPetsQuery({ limit });
  if (pets?.length === 0) return <p>{t('list.none')}</p>;
  if (pets) return <PetGrid pets={pets} look="strip" level={3} />;
  if (!error || isFetching) return <PetGridSkeleton count={limit} look="strip" label={t('list.loading')} />;
  return <ErrorState title={t('list.failed')} text={errorText(error)} onRetry={() => void refetch()} />;
}
