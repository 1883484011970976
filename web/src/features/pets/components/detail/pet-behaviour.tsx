import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './pet-behaviour.module.css';

/** Character, company and training as short words; nothing when the owner named none. */
export function PetBehaviour({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const traits = [
    ...pet.personality.map((one) => t(`personality.${one}`, one)),
    ...pet.goodWith.map((one) => t(`goodWith.${one}`, one)),
    ...(pet.trainingLevel ? [t(`trainingLevel.${pet.trainingLevel}`, pet.trainingLevel)] : []),
  ];
  if (traits.length === 0) return null;
  return (
    <DetailSection title={t('detail.behaviour')}>
      <ul className={styles.traits}>
        {traits.map((trait) => (
          <li key={trait}>
            <bdi>{trait}</bdi>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
