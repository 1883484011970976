import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { formatAgeToday } from '../format/pet-age.ts';
import { isAskedOf } from './pet-fields.ts';
import type { PetField } from './pet-fields.ts';
import { useFieldText } from './use-field-text.ts';
import { UserText } from './user-text.tsx';

/** A page may be older than the day it is shown on. */
const AgeToday = ({ children }: { children: string }) => (
  <bdi dir="auto" suppressHydrationWarning>
    {children}
  </bdi>
);

/** Details of a listing by name, in the order of `fields`; what the owner left empty is left out. */
export function usePetFacts(pet: Pet, fields: readonly PetField[]) {
  const { t } = useTranslation('pet');
  const textOf = useFieldText();
  return fields
    .filter((field) => isAskedOf(pet.species, field))
    .map((field) => ({ name: field, label: t(`field.${field}`), text: field === 'age' ? formatAgeToday(t, pet) : textOf(pet, field) }))
    .filter(({ text }) => text !== '')
    .map(({ text, ...fact }) => ({ ...fact, value: fact.name === 'age' ? <AgeToday>{text}</AgeToday> : <UserText>{text}</UserText> }));
}
