import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { formatAge } from '#shared/format/pet-age.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserWords } from '../user-words.tsx';
import styles from './pet-facts.module.css';

const choiceFacts = ['species', 'gender', 'size', 'healthStatus', 'adoptionType', 'status'] as const;
const textFacts = ['breed', 'age', 'color', 'weight', 'specialNeeds', 'reasonForRehoming'] as const;
const careFacts = ['vaccinated', 'neutered', 'microchipped'] as const;

/** What the listing says, in short. */
export function PetFacts({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['my-pets', 'pets']);
  const cityName = useCityName();
  const said = { ...pet, age: formatAge(t, pet.age) };
  const rows = [
    ...choiceFacts.map((field) => ({ field, value: t(`pets:${field}.${pet[field]}`) })),
    ...textFacts.filter((field) => pet[field] !== '').map((field) => ({ field, value: <UserWords>{said[field]}</UserWords> })),
    ...careFacts.map((field) => ({ field, value: t(`pets:detail.health.${pet[field] ? 'yes' : 'no'}`) })),
    { field: 'experience', value: t(`pets:experience.${pet.requirements.experience}`) },
    { field: 'homeType', value: t(`pets:homeType.${pet.requirements.homeType}`) },
    { field: 'location', value: cityName(pet.location) },
    { field: 'priceAsked', value: formatPrice(t, pet.price) },
    ...(pet.tags.length > 0 ? [{ field: 'tags', value: <UserWords>{pet.tags.join(t('comma'))}</UserWords> }] : []),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ field, value }) => (
        <div key={field} className={styles.fact}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
