import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Requirements } from '#shared/api/types.ts';
import styles from './adoption-requirements.module.css';
import { DetailSection } from './detail-section.tsx';

const always = ['age', 'cnic', 'visit', 'vet', 'return'] as const;

/** What holds for every pet, then what this owner asks for. */
export function AdoptionRequirements({ requirements }: { requirements: Requirements }) {
  const { t } = useTranslation('pets');
  const { experience, homeType, children, otherPets } = requirements;
  const lines = [
    ...always.map((name) => t(`detail.requirements.${name}`)),
    t('detail.requirements.experience', { experience: t(`experience.${experience}`) }),
    t('detail.requirements.homeType', { homeType: t(`homeType.${homeType}`) }),
    ...(children ? [t('detail.requirements.children')] : []),
    ...(otherPets ? [t('detail.requirements.otherPets')] : []),
  ];
  return (
    <DetailSection title={t('detail.requirements.title')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Check size={18} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
