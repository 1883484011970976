import { useTranslation } from 'react-i18next';
import { framed } from './picked-pets.tsx';
import type { PickedProps } from './picked-pets.tsx';
import { shown, useFeaturedPets, useNewestPets, useUrgentPets } from './use-home-pets.ts';

function useStandsAlone(): boolean {
  return [useFeaturedPets(), useUrgentPets()].every(({ data }) => data === undefined || data.pets.length === 0);
}

/** The newest listings, as cards under a heading of the page; none that stands further up. */
export function NewestPets(props: PickedProps) {
  const { t } = useTranslation('pet');
  const answer = useNewestPets();
  const standsAlone = useStandsAlone();
  if (standsAlone && answer.data?.pets.length === 0) return props.frame(<p>{t('list.none')}</p>);
  return framed(props, answer, shown.newest);
}
