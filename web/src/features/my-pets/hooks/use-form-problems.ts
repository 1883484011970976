import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorTexts } from '../../../shared/i18n/use-error-text.ts';
import type { SummaryEntry } from '../../../shared/ui/error-summary.tsx';
import { fieldOf } from '../model/pet-rules.ts';
import type { FormField, Problems } from '../model/pet-rules.ts';

type Texts = Partial<Record<FormField, string>>;

/** The id of a field's control: one page holds one form. */
export const controlId = (field: FormField) => `pet-${field}`;

/** The server's refusals by the fields of the form, in the reader's words. */
export function useRefusedFields(): (error: unknown) => Texts {
  const { t } = useTranslation(['my-pets', 'errors']);
  return (error) => {
    const known = Object.entries(fieldErrorTexts(t, error));
    return Object.fromEntries(known.map(([path, text]) => [fieldOf(path), text]));
  };
}

/** The problems of a form since its last attempt: shown together, forgotten field by field as they are edited. */
export function useFormProblems() {
  const { t } = useTranslation('my-pets');
  const [texts, setTexts] = useState<Texts>({});
  const [whole, setWhole] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const showTexts = (found: Texts, ofAll?: string) => {
    setTexts(found);
    setWhole(ofAll);
    if (ofAll !== undefined || Object.keys(found).length > 0) setAttempt((count) => count + 1);
  };
  const entries: SummaryEntry[] = Object.entries(texts).map(([field, text]) => ({ fieldId: controlId(field as FormField), text }));
  return {
    attempt,
    summary: whole === undefined ? entries : [...entries, { text: whole }],
    textOf: (field: FormField): string | undefined => texts[field],
    /** Keys of strings, by field; says whether there was none. */
    show: (problems: Problems): boolean => {
      const found = Object.entries(problems).map(([field, key]) => [field, t(key)]);
      showTexts(Object.fromEntries(found) as Texts);
      return found.length === 0;
    },
    showTexts,
    /** Forgets those of the fields that are not on the screen any more. */
    keepOnly: (isShown: (field: string) => boolean) => {
      setTexts((before) => Object.fromEntries(Object.entries(before).filter(([field]) => isShown(field))));
      setWhole(undefined);
    },
    forget: (field: FormField) => {
      if (texts[field] === undefined && whole === undefined) return;
      const { [field]: _gone, ...rest } = texts;
      setTexts(rest);
      setWhole(undefined);
    },
  };
}

export type FormProblems = ReturnType<typeof useFormProblems>;
