import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { usePetWords } from '../../hooks/use-pet-words.ts';
import { UserText } from '../user-text.tsx';
import styles from './pet-facts.module.css';

export function PetFacts({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const { age } = usePetWords(pet);
  const facts = [
    { name: 'breed', value: pet.breed },
    { name: 'age', value: age },
    { name: 'gender', value: t(`gender.${pet.gender}`) },
    { name: 'size', value: t(`size.${pet.size}`) },
    { name: 'weight', value: pet.weight },
    { name: 'color', value: pet.color },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles.facts} aria-label={t('detail.facts.label')}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`detail.facts.${name}`)}</dt>
          <dd>
            <UserText>{value}</UserText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
