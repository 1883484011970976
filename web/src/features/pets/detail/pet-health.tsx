import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { isAskedOf, petFields, petPart } from '#shared/pet/pet-fields.ts';
import { useFieldText } from '#shared/pet/use-field-text.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Section } from '#shared/content/section.tsx';
import styles from './screen.module.css';

/** True and false end in a sign. */
const signs = { true: <Check size={20} className={styles.yes} aria-hidden />, false: <X size={20} aria-hidden /> };

/** What the owner claims of its health; what it is not asked and what is empty is left out. */
export function PetHealth({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['pets', 'pet']);
  const textOf = useFieldText();
  const rows = petPart('health').flatMap((field) => {
    const value = pet[field];
    const text = typeof value === 'boolean' ? t(value ? 'detail.health.yes' : 'detail.health.no') : textOf(pet, field);
    return isAskedOf(pet.species, field) && text !== '' ? { field, value, text, Icon: petFields[field].icon } : [];
  });
  return (
    <Section title={t('detail.health.title')}>
      <ul className={styles.health}>
        {rows.map(({ field, value, text, Icon }) => (
          <li key={field}>
            <Icon size={20} className={value === false ? styles.faint : styles.icon} aria-hidden />
            <p>
              <strong>{t(field === 'healthStatus' ? 'detail.health.overall' : `pet:field.${field}`)}</strong> <UserText>{text}</UserText>
            </p>
            {typeof value === 'boolean' && signs[`${value}`]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
