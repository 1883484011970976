import i18next from 'i18next';
import type { ApiError } from '../api/api-error.ts';
import { toast } from '../toasts/toasts.ts';

/** A key of the strings with its values; `errors:` and the page's own namespaces are loaded. */
export interface Words {
  key: string;
  values?: Record<string, unknown>;
  /** Milliseconds to read it in, where the usual time is too short. */
  duration?: number;
}

export type Said = string | Words;

/** What a refusal says: its code's words where there are some, else `otherwise`. The page has loaded `errors`. */
export function refusalSaid({ code, retryAfterSeconds = 0 }: ApiError, otherwise: Said): Said {
  const key = `errors:${code}`;
  return i18next.exists(key) ? { key, values: { seconds: retryAfterSeconds } } : otherwise;
}

const wordsOf = (said: Said): Words => (typeof said === 'string' ? { key: said } : said);

const saying = (type: keyof typeof toast) => (said: Said) => {
  const { key, values = {}, duration } = wordsOf(said);
  toast[type](i18next.t(key, values), duration);
};

/** Toasts by key, in the language of the moment, for flows. */
export const say = { success: saying('success'), error: saying('error'), warning: saying('warning'), info: saying('info') };
