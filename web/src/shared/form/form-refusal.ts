import { isApiError, unknownError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { fieldErrorKeys } from '../i18n/use-error-text.ts';
import { problemOf } from './form-rules.ts';
import type { FieldName, Problem, Problems, Rules } from './form-rules.ts';

interface RefusedForm<Values> {
  values: Values;
  rules: Rules<Values>;
  /** The form's words for what the server finds invalid. */
  invalid?: Problems<Values>;
  /** The field that a path of the API means: `requirements.homeType`, `imageIds[2]`. The path itself when it is left out. */
  fieldOf?: (path: string) => string;
}

/** The form's own words where it has some: those of its rule for nothing, or what it calls invalid. */
function ownWords<Values>({ values, rules, invalid }: RefusedForm<Values>, field: FieldName<Values>, code: string | undefined) {
  if (code === 'invalid') return invalid?.[field];
  if (code !== 'required') return undefined;
  const nothing = Array.isArray(values[field]) ? [] : '';
  return problemOf(rules, { ...values, [field]: nothing }, field) || undefined;
}

/** A refusal by the fields it names; `refusal` is the error when it names none that the form has. */
export function readRefusal<Values extends object>(
  error: unknown,
  form: RefusedForm<Values>,
): { problems: Problems<Values>; refusal: ApiError | undefined } {
  const refusal = isApiError(error) ? error : unknownError;
  const problems: Record<string, Problem> = {};
  for (const [path, key] of Object.entries(fieldErrorKeys(refusal))) {
    const field = form.fieldOf?.(path) ?? path;
    if (!(field in form.values) || field in problems) continue;
    problems[field] = ownWords(form, field as FieldName<Values>, refusal.fields[path]?.code) ?? key;
  }
  const hasProblems = Object.keys(problems).length > 0;
  return { problems: problems as Problems<Values>, refusal: hasProblems ? undefined : refusal };
}
