import { useTranslation } from 'react-i18next';
import type { KeyOf } from '../i18n/text-key.ts';
import { vetChoices } from './vet-choices.ts';
import type { VetChoiceField, VetChoiceOf } from './vet-choices.ts';

/** The choices of a field, in the language of the page: for tiles, and for `<Options>` of a select. */
export function useVetChoices() {
  const { t } = useTranslation('vet');
  return <Field extends VetChoiceField>(field: Field): { value: VetChoiceOf<Field>; text: string }[] => {
    const values: readonly VetChoiceOf<Field>[] = vetChoices[field];
    return values.map((value) => ({ value, text: t(`${field}.${value}` as KeyOf<'vet'>) }));
  };
}
