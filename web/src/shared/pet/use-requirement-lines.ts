import { useTranslation } from 'react-i18next';
import type { Requirements } from '../api/types.ts';

const always = ['age', 'cnic', 'visit', 'vet', 'return'] as const;

/** What holds for everybody who takes a pet, then what its owner asks for, a line each. */
export function useRequirementLines({ experience, homeType, children, otherPets }: Requirements): string[] {
  const { t } = useTranslation(['listing', 'pet']);
  return [
    ...always.map((name) => t(`requirements.${name}`)),
    t('requirements.experience', { experience: t(`pet:experience.${experience}`) }),
    t('requirements.homeType', { homeType: t(`pet:homeType.${homeType}`) }),
    ...(children ? [t('requirements.children')] : []),
    ...(otherPets ? [t('requirements.otherPets')] : []),
  ];
}
