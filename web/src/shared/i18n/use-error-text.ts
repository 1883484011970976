import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.ts';

/**
 * What an error of the API says in the reader's language: its code's translation, else `fallback`, else the server's
 * English message. Codes lie in the namespace `errors` (`pet.not-found`).
 */
export function errorText(t: TFunction, error: unknown, fallback?: string): string {
  if (!isApiError(error)) return fallback ?? t('errors:unknown');
  const key = `errors:${error.code}`;
  if (i18next.exists(key)) return t(key, { seconds: error.retryAfterSeconds ?? 0 });
  return fallback ?? (i18next.language === 'en' && error.message ? error.message : t('errors:unknown'));
}

/** The reason's own words when there are some: `errors:field.too-long` for `too-long`, `errors:price.required` for a code. */
function fieldKey(code: string): string {
  return code.includes('.') ? `errors:${code}` : `errors:field.${code}`;
}

/** The keys of an error's fields by path, for a form that translates them when it is shown. */
export function fieldErrorKeys(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, { code }]) => {
      const key = fieldKey(code);
      return [path, i18next.exists(key) ? key : 'errors:field.invalid'];
    }),
  );
}

/** The messages of an error's fields by path, translated by their codes. */
export function fieldErrorTexts(t: TFunction, error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, { code, msg }]) => {
      const key = fieldKey(code);
      return [path, i18next.exists(key) ? t(key) : msg];
    }),
  );
}

/** Both as hooks of the current language. The page's namespaces must name `errors`. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  return (error: unknown, fallback?: string) => errorText(t, error, fallback);
}
