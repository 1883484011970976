import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { FactList } from '../ui/fact-list.tsx';
import type { PetField } from './pet-fields.ts';
import { usePetFacts } from './use-pet-facts.tsx';

/** The details of the listing, in short. */
export function PetFacts({ pet, fields }: { pet: Pet; fields: readonly PetField[] }) {
  const { t } = useTranslation('pet');
  return <FactList facts={usePetFacts(pet, fields)} label={t('facts')} />;
}
