import i18next from 'i18next';
import { valuesOf } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { existingKey, withNamespace } from '../i18n/text-key.ts';
import type { TextKey } from '../i18n/text-key.ts';
import { toast } from '../toasts/toasts.ts';

/** A key of the strings with its values; `errors:` and the page's own namespaces are loaded. */
export interface Words {
  key: TextKey;
  values?: Record<string, unknown>;
  /** Milliseconds to read it in, where the usual time is too short. */
  duration?: number;
}

export type ToastText = TextKey | Words;

/** The message of a refusal: its code's words where there are some, else `otherwise`. Who calls it has loaded `errors`. */
export function refusalText(error: ApiError, otherwise: ToastText): ToastText {
  const key = existingKey(`errors:${error.code}`);
  return key === undefined ? otherwise : { key, values: valuesOf(error, i18next.language) };
}

const wordsOf = (toastText: ToastText): Words => (typeof toastText === 'string' ? { key: toastText } : toastText);

const ofType = (type: keyof typeof toast) => (toastText: ToastText) => {
  const { key, values = {}, duration } = wordsOf(toastText);
  toast[type](withNamespace(i18next.t)(key, values), duration);
};

/** Toasts by key, in the language of the moment, for flows. */
export const showToast = { success: ofType('success'), error: ofType('error'), warning: ofType('warning'), info: ofType('info') };
