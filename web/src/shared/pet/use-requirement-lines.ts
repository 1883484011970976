import { useTranslation } from 'react-i18next';
import type { Requirements } from '../api/types.ts';
import { fieldsWith } from './pet-fields.ts';
import type { FieldsWith } from './pet-fields.ts';

const always = ['age', 'cnic', 'visit', 'vet', 'return'] as const;

const welcome = fieldsWith<FieldsWith<{ part: 'home'; control: 'switch' }>>(({ part, control }) => part === 'home' && control === 'switch');

/** What holds for everybody who takes a pet, then what its owner asks for, a line each. */
export function useRequirementLines(requirements: Requirements): string[] {
  const { t } = useTranslation(['listing', 'pet']);
  const { experience, homeType } = requirements;
  return [
    ...always.map((name) => t(`requirements.${name}`)),
    t('requirements.experience', { experience: t(`pet:experience.${experience}`) }),
    t('requirements.homeType', { homeType: t(`pet:homeType.${homeType}`) }),
    ...welcome.filter((field) => requirements[field]).map((field) => t(`requirements.${field}`)),
  ];
}
