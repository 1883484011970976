import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { FactList } from '../ui/fact-list.tsx';
import type { FactLook } from '../ui/fact-list.tsx';
import { isAskedOf } from './asked-of.ts';
import type { PetField } from './pet-field.ts';
import { useFieldText } from './use-field-text.ts';
import { UserText } from './user-text.tsx';

interface PetFactsProps {
  pet: Pet;
  /** Which, in which order; what the owner left empty is left out. */
  fields: readonly PetField[];
  look?: FactLook;
}

/** The details of the listing, in short. */
export function PetFacts({ pet, fields, look }: PetFactsProps) {
  const { t } = useTranslation('pet');
  const textOf = useFieldText();
  const facts = fields
    .filter((field) => isAskedOf(pet.species, field))
    .map((field) => ({ name: field, label: t(`field.${field}`), text: textOf(pet, field) }))
    .filter(({ text }) => text !== '')
    .map(({ text, ...fact }) => ({ ...fact, value: <UserText>{text}</UserText> }));
  return <FactList facts={facts} look={look} label={t('facts')} />;
}
