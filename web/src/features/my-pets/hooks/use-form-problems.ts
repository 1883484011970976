import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { errorText, fieldErrorTexts } from '#shared/i18n/use-error-text.ts';
import type { SummaryEntry } from '#shared/ui/error-summary.tsx';
import { fieldOf } from '../model/pet-rules.ts';
import type { FormField, Problems } from '../model/pet-rules.ts';

/** A problem is said anew at each render, so that it follows a switch of the language. */
type Said = (t: TFunction) => string;
type SaidByField = Partial<Record<FormField, Said>>;

/** The id of a field's control: one page holds one form. */
export const controlId = (field: FormField) => `pet-${field}`;

/** What the server refused, by field; for what is missing we have the words of the form itself. */
function refusedFields(error: unknown, t: TFunction): SaidByField {
  const paths = Object.keys(fieldErrorTexts(t, error));
  const sayingOf = (path: string): Said => {
    const own = `problem.${fieldOf(path)}`;
    const isMissing = isApiError(error) && error.fields[path]?.code === 'required';
    return (now) => (isMissing && i18n.exists(`my-pets:${own}`) ? now(own) : (fieldErrorTexts(now, error)[path] ?? ''));
  };
  return Object.fromEntries(paths.map((path) => [fieldOf(path), sayingOf(path)]));
}

/** The problems of a form since its last attempt: shown together, forgotten field by field as they are edited. */
export function useFormProblems() {
  const { t } = useTranslation(['my-pets', 'errors']);
  const [found, setFound] = useState<SaidByField>({});
  const [whole, setWhole] = useState<Said>();
  const [attempt, setAttempt] = useState(0);

  const put = (fields: SaidByField, ofAll?: Said) => {
    setFound(fields);
    setWhole(() => ofAll);
    if (ofAll !== undefined || Object.keys(fields).length > 0) setAttempt((count) => count + 1);
  };
  const entries = Object.entries(found).map(([field, say]): SummaryEntry => ({ fieldId: controlId(field as FormField), text: say(t) }));
  return {
    attempt,
    summary: whole === undefined ? entries : [...entries, { text: whole(t) }],
    textOf: (field: FormField): string | undefined => found[field]?.(t),
    /** Keys of strings, by field; says whether there was none. */
    show: (problems: Problems): boolean => {
      const fields = Object.entries(problems).map(([field, key]): [string, Said] => [field, (now) => now(key)]);
      put(Object.fromEntries(fields));
      return fields.length === 0;
    },
    /** Photos that did not arrive, by the names of their files. */
    showUnsent: (names: readonly string[]) =>
      put({
        photos: (now) => now('photos.someFailed', { names: names.map((name) => name || now('photos.unnamed')).join(now('shell:comma')) }),
      }),
    /** A refusal of the server: at the fields it names, else for the whole form; answers those fields. */
    showRefusal: (error: unknown): string[] => {
      const fields = refusedFields(error, t);
      const names = Object.keys(fields);
      put(fields, names.length > 0 ? undefined : (now) => errorText(now, error));
      return names;
    },
    /** Forgets those of the fields that are not on the screen any more. */
    keepOnly: (isShown: (field: string) => boolean) => {
      setFound((before) => Object.fromEntries(Object.entries(before).filter(([field]) => isShown(field))));
      setWhole(undefined);
    },
    forget: (field: FormField) => {
      if (found[field] === undefined && whole === undefined) return;
      const { [field]: _gone, ...rest } = found;
      setFound(rest);
      setWhole(undefined);
    },
  };
}

export type FormProblems = ReturnType<typeof useFormProblems>;
