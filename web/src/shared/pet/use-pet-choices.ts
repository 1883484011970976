import { useTranslation } from 'react-i18next';
import type { KeyOf } from '../i18n/text-key.ts';
import type { Choice } from '../form/control.ts';
import { petChoices } from './pet-choices.ts';
import type { ChoiceField, ChoiceOf } from './pet-choices.ts';

/** The choices of a field as tiles, in the language of the page. */
export function usePetChoices() {
  const { t } = useTranslation('pet');
  return <Field extends ChoiceField>(field: Field): Choice<ChoiceOf<Field>>[] => {
    const values: readonly ChoiceOf<Field>[] = petChoices[field];
    const group = field === 'goodWith' ? 'companion' : field;
    return values.map((value) => ({ value, text: t(`${group}.${value}` as KeyOf<'pet'>) }));
  };
}
