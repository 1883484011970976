import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SummaryEntry } from '#shared/ui/error-summary.tsx';
import type { Problems } from '../model/entry-rules.ts';

/** The problems of a form since its last attempt: shown together, forgotten field by field as they are edited. */
export function useFormProblems<Form extends object>() {
  const { t } = useTranslation('session');
  const [found, setFound] = useState<Problems<Form>>({});
  const [attempt, setAttempt] = useState(0);
  const textOf = (field: keyof Form): string | undefined => {
    const key: string | undefined = found[field];
    return key === undefined ? undefined : t(`problem.${key}`);
  };
  const fields = Object.keys(found) as (keyof Form & string)[];
  return {
    attempt,
    count: fields.length,
    textOf,
    entries: fields.map((field): SummaryEntry => ({ fieldId: field, text: textOf(field) ?? '' })),
    show: (problems: Problems<Form>) => {
      setFound(problems);
      if (Object.keys(problems).length > 0) setAttempt(attempt + 1);
    },
    forget: (field: keyof Form) => {
      const { [field]: _gone, ...rest } = found;
      setFound(rest as Problems<Form>);
    },
  };
}
