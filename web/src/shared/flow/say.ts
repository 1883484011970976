import i18next from 'i18next';
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

export type Said = TextKey | Words;

/** What a refusal says: its code's words where there are some, else `otherwise`. Who calls it has loaded `errors`. */
export function refusalSaid({ code, retryAfterSeconds = 0 }: ApiError, otherwise: Said): Said {
  const key = existingKey(`errors:${code}`);
  return key === undefined ? otherwise : { key, values: { seconds: retryAfterSeconds } };
}

const wordsOf = (said: Said): Words => (typeof said === 'string' ? { key: said } : said);

const saying = (type: keyof typeof toast) => (said: Said) => {
  const { key, values = {}, duration } = wordsOf(said);
  toast[type](withNamespace(i18next.t)(key, values), duration);
};

/** Toasts by key, in the language of the moment, for flows. */
export const say = { success: saying('success'), error: saying('error'), warning: saying('warning'), info: saying('info') };
