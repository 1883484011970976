import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { isAway } from '../api/is-away.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { TextKey } from '../i18n/text-key.ts';
import { errorText } from '../i18n/use-error-text.ts';
import { toast } from '../toasts/toasts.ts';
import type { Problem, Problems } from './form-rules.ts';

/** Keys of strings, with their namespace. */
export interface FormWords {
  /** A refusal whose code has no words of its own; and, without `unavailable`, a service that is away: what was not done. */
  failed?: TextKey;
  /** Nobody answered, where the form is to show that; an answer that a service is away is then shown in its own words. */
  unavailable?: TextKey;
  /** A toast for what the rules found; `{{list}}` names it. */
  invalid?: TextKey;
  /** A toast for what the server refused by field; `{{messages}}` names it. */
  refused?: TextKey;
}

/** The words for a service that is away, when the form has some. */
function awayKey(refusal: ApiError, { failed, unavailable }: FormWords): TextKey | undefined {
  if (unavailable === undefined) return isAway(refusal) ? failed : undefined;
  return refusal.status === 'NETWORK_ERROR' ? unavailable : undefined;
}

/** The messages of the form, in the language of the moment. */
export function useFormWords(words: FormWords = {}) {
  const { t } = useTranslation(['shell', 'errors']);
  const translate = withNamespace(t);
  const textOf = (problem: Problem) => (typeof problem === 'string' ? translate(problem) : translate(problem.key, problem.values));
  const listOf = (problems: Problems<unknown>) => Object.values<Problem>(problems).map(textOf).join(translate('shell:comma'));
  return {
    textOf,
    refusalText: (refusal: ApiError) => {
      const away = awayKey(refusal, words);
      if (away !== undefined) return translate(away);
      return errorText(t, refusal, words.failed === undefined ? undefined : translate(words.failed));
    },
    showInvalid: (problems: Problems<unknown>) => {
      if (words.invalid !== undefined) toast.warning(translate(words.invalid, { list: listOf(problems) }));
    },
    showRefused: (problems: Problems<unknown>) => {
      if (words.refused !== undefined) toast.error(translate(words.refused, { messages: listOf(problems) }));
    },
  };
}
