import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { PetStrip } from './pet-strip.tsx';
import type { PetStripProps } from './pet-strip.tsx';

const callFor = (limit: number) => ({ sortBy: 'newest', page: 1, limit }) as const;

/** The newest listings, as cards under a heading of the page. */
export function NewestPets(props: PetStripProps) {
  const { t } = useTranslation('pet');
  const answer = petsEndpoints.useGetPetsQuery(callFor(props.limit));
  if (answer.data?.pets.length === 0) return <p>{t('list.none')}</p>;
  return <PetStrip answer={answer} {...props} />;
}

NewestPets.asks = (limit: number) => [petsEndpoints.endpoints.getPets.initiate(callFor(limit), { subscribe: false })];
