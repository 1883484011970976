import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError, valuesOf } from '../api/api-error.ts';
import { existingKey, withNamespace } from './text-key.ts';
import type { AnyT, TextKey } from './text-key.ts';

/**
 * The message of an error of the API in the reader's language: its code's translation, else `fallback`, else the server's English message.
 * Codes lie in the namespace `errors` (`pet.not-found`).
 */
export function errorText(t: AnyT, error: unknown, fallback?: string): string {
  const translate = withNamespace(t);
  if (!isApiError(error)) return fallback ?? translate('errors:unknown');
  const key = existingKey(`errors:${error.code}`);
  if (key !== undefined) return translate(key, { ...valuesOf(error, i18next.language) });
  return fallback ?? (i18next.language === 'en' && error.message ? error.message : translate('errors:unknown'));
}

/** The reason's own words when there are some: `errors:field.too-long` for `too-long`, `errors:pet.stale` for a code. */
function fieldKey(code: string): string {
  return code.includes('.') ? `errors:${code}` : `errors:field.${code}`;
}

/** The keys of an error's fields by path, for a form that translates them when it is shown. */
export function fieldErrorKeys(error: unknown): Record<string, TextKey> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, { code }]) => [path, existingKey(fieldKey(code)) ?? 'errors:field.invalid']),
  );
}

/** The same in the current language. The page's namespaces must name `errors`. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  return (error: unknown, fallback?: string) => errorText(t, error, fallback);
}
