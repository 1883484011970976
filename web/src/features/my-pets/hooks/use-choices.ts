import { useTranslation } from 'react-i18next';
import type { Choice } from '#shared/ui/choice-tiles.tsx';
import { choices } from '../model/choices.ts';

type ChoiceField = keyof typeof choices;

/** The choices of a field, in the language of the page. */
export function useChoices() {
  const { t } = useTranslation(['my-pets', 'pets']);
  return <Field extends ChoiceField>(field: Field): Choice<(typeof choices)[Field][number]>[] => {
    const values: readonly (typeof choices)[Field][number][] = choices[field];
    const said: string = field === 'goodWith' ? 'my-pets:companion' : `pets:${field}`;
    return values.map((value) => ({ value, text: t(`${said}.${value}` as string) }));
  };
}
