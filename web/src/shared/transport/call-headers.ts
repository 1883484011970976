import { currentLanguage } from '../i18n/language.ts';

/** What every call of the API carries, however it is sent; mails that follow from it are in the language of the page. */
export function callHeaders(token?: string): Record<string, string> {
  const headers = { accept: 'application/json', 'accept-language': currentLanguage() };
  return token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` };
}
